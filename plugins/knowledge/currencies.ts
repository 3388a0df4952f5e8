import { listOf } from './listOf.ts';

/** Symbols and words for currencies besides their ISO 4217 codes, lower case. An ambiguous symbol (`kr`, `$`) means the most common of its currencies. */
const ownForms: Readonly<Record<string, string>> = {
  USD: '$, us$, dollars, dollar, долл, долларов, доллара, у.е, доллары, баксов',
  EUR: '€, euro, euros, евро',
  GBP: '£, pounds, фунтов, quid',
  RUB: '₽, rur, руб, рублей, рубля, рубль, р, rubles, roubles, рублях',
  UAH: '₴, грн, гривен, гривень, гривны',
  KZT: '₸, тенге, тг, теңге',
  BYN: 'бел. руб, br',
  INR: '₹, rs, ₨, rupees, rs.',
  SEK: 'kr, skr',
  BDT: 'taka, ৳, tk',
  TRY: '₺, tl, lira',
  JPY: '¥, yen, 円',
  CNY: 'rmb, 元, yuan, юаней',
  CHF: 'fr., sfr, francs, ₣',
  PLN: 'zł, злотых, zl, zloty, złotych',
  CZK: 'kč',
  NOK: 'nkr',
  DKK: 'dkr',
  CAD: 'c$, ca$, cdn$, cdn',
  AUD: 'a$, au$',
  NZD: 'nz$',
  SGD: 's$',
  HKD: 'hk$',
  AED: 'dirham, dirhams, dh, dhs, дирхам, дирхамов',
  ILS: '₪, nis, шекелей',
  BRL: 'r$, reais',
  MXN: 'pesos, mx$',
  ZAR: 'r, rand, rands',
  NGN: '₦, n, naira',
  KES: 'ksh, kshs, shillings',
  HUF: 'ft, forint, forintot',
  RON: 'lei',
  BGN: 'лв, lv, leva, левов',
  GEL: '₾, лари',
  AMD: 'драм, драмов',
  UZS: "сум, so'm, soʻm, сўм",
  RSD: 'dinara',
  VND: '₫, vnđ, đ',
  IDR: 'rp, rupiah',
  PHP: '₱, p',
  THB: '฿, baht',
  MYR: 'rm, ringgit',
  KRW: '₩',
  TWD: 'nt$',
  CLP: 'clp$',
  COP: 'cop$',
  PEN: 's/, soles',
  ARS: 'ar$',
  SAR: 'riyals, riyal',
  QAR: 'qr',
  KWD: 'kd',
  OMR: 'omani rial',
  GHS: 'gh₵, ₵, cedis, cedi, ghc, gh¢',
  UGX: 'ush, ugshs',
  TZS: 'tsh, tshs, tzsh',
  KGS: 'сом, сомов',
  AZN: '₼, манат, манатов',
  BWP: 'pula',
  ZMW: 'zmk, kwacha',
  NAD: 'n$',
  JMD: 'j$',
  TTD: 'tt$',
  XOF: 'fcfa, f cfa, cfa',
  DZD: 'dinars',
  DOP: 'rd$',
  CRC: '₡, colones',
  UYU: 'uyu$',
  TJS: 'сомони',
  MKD: 'денари',
  MMK: 'kyat, kyats',
};

/** What a symbol or word that several currencies share means to people of a country; elsewhere it means what `currencyForms` says. */
const sharedForms: readonly (readonly [forms: string, currencies: Readonly<Record<string, string>>])[] = [
  ['$ dollar dollars', { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', MX: 'MXN', CO: 'COP', CL: 'CLP', AR: 'ARS' }],
  ['rs rs. ₨ rupees', { PK: 'PKR', LK: 'LKR', NP: 'NPR' }],
  ['руб рублей рубля рубль р rubles roubles', { BY: 'BYN' }],
  ['kr kr.', { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }],
  ['pesos', { PH: 'PHP', CO: 'COP', CL: 'CLP', AR: 'ARS' }],
  ['shillings', { UG: 'UGX', TZ: 'TZS' }],
  ['pounds £', { EG: 'EGP' }],
  ['dirham dirhams dh dhs', { MA: 'MAD' }],
  ['yuan ¥', { CN: 'CNY' }],
  ['сом сум', { KG: 'KGS', UZ: 'UZS' }],
];

/** Currencies, each with the countries in which everybody is paid in it. */
const countriesByCurrency = listOf(`
  USD US EC SV PR, EUR AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ME, GBP GB GG JE IM, CHF CH LI, RUB RU, UAH UA, KZT KZ, BYN BY,
  AMD AM, AZN AZ, GEL GE, KGS KG, MDL MD, UZS UZ, TJS TJ, PLN PL, CZK CZ, HUF HU, RON RO, BGN BG, RSD RS, SEK SE, NOK NO, DKK DK, ISK IS, TRY TR,
  INR IN, PKR PK, BDT BD, LKR LK, NPR NP, CNY CN, JPY JP, KRW KR, TWD TW, HKD HK, SGD SG, MYR MY, IDR ID, PHP PH, THB TH, VND VN, AUD AU, NZD NZ,
  CAD CA, MXN MX, BRL BR, PEN PE, CLP CL, COP CO, ZAR ZA, NGN NG, KES KE, GHS GH, UGX UG, TZS TZ, BWP BW, MAD MA, EGP EG, AED AE, SAR SA, QAR QA,
  KWD KW, OMR OM, BHD BH, JOD JO, ILS IL`);

/** What pay without a currency means to people of a country. */
export const homeCurrencies: Readonly<Record<string, string>> = Object.fromEntries(
  countriesByCurrency.flatMap((row) => {
    const [currency = '', ...countries] = row.split(' ');
    return countries.map((country) => [country, currency] as const);
  }),
);

/** All currencies of a form that several share. */
export const sharedBy = (form: string): readonly string[] => Object.values(byCountry.get(form) ?? {});

const byCountry = new Map(sharedForms.flatMap(([forms, own]) => forms.split(' ').map((form) => [form, own] as const)));

/** The currency that a shared form means in a country. */
export const localCurrency = (form: string, country: string | null): string | null =>
  country === null ? null : (byCountry.get(form)?.[country] ?? null);

/** Pay in these currencies is monthly unless the text says otherwise. */
export const monthlyByCustom: ReadonlySet<string> = new Set(
  listOf(`
    RUB, UAH, KZT, BYN, PLN, CZK, TRY, RON, BGN, GEL, AMD, UZS, HUF, CNY, AED, NGN, KES, BRL, MXN, RSD, VND, IDR, PHP, EGP, THB, MYR, KRW, CLP, COP, PEN,
    PKR, BDT, LKR, NPR, SAR, QAR, KWD, OMR, BHD, JOD, MAD, TND, GHS, UGX, TZS, RWF, ETB, MDL, KGS, AZN, SEK, NOK, DKK, ISK`),
);

/** Forms that are also ordinary words or mean something else, unless in capitals. Lower case, as all forms. */
export const formsInCapitals: ReadonlySet<string> = new Set(listOf('try, pen, cop, mad, br, ft, rm, rp, sar, dh, n, r, p'));

/** Plausible yearly pay by currency. USD, EUR and GBP come from the specification; the others buy about the same standard of living. */
export const plausibleYearlyPay: Readonly<Record<string, readonly [number, number]>> = {
  USD: [20_000, 500_000],
  EUR: [20_000, 500_000],
  GBP: [20_000, 500_000],
  RUB: [200_000, 30_000_000],
  UAH: [80_000, 12_000_000],
  KZT: [800_000, 120_000_000],
  BYN: [6_000, 600_000],
  INR: [150_000, 30_000_000],
  TRY: [100_000, 12_000_000],
  JPY: [2_000_000, 60_000_000],
  CNY: [40_000, 3_000_000],
  CHF: [25_000, 600_000],
  PLN: [40_000, 1_500_000],
  CZK: [200_000, 8_000_000],
  SEK: [200_000, 4_000_000],
  NOK: [250_000, 4_000_000],
  DKK: [200_000, 3_500_000],
  CAD: [25_000, 600_000],
  AUD: [30_000, 700_000],
  NZD: [30_000, 700_000],
  SGD: [25_000, 800_000],
  HKD: [120_000, 5_000_000],
  AED: [40_000, 2_500_000],
  ILS: [60_000, 2_000_000],
  BRL: [18_000, 1_500_000],
  MXN: [90_000, 6_000_000],
  ZAR: [80_000, 5_000_000],
  NGN: [600_000, 100_000_000],
  KES: [180_000, 20_000_000],
  HUF: [3_000_000, 120_000_000],
  RON: [30_000, 1_200_000],
  BGN: [12_000, 600_000],
  GEL: [12_000, 700_000],
  AMD: [1_500_000, 120_000_000],
  UZS: [20_000_000, 3_000_000_000],
  RSD: [500_000, 30_000_000],
  VND: [60_000_000, 6_000_000_000],
  IDR: [30_000_000, 3_000_000_000],
  PHP: [120_000, 12_000_000],
  EGP: [40_000, 6_000_000],
  THB: [120_000, 10_000_000],
  MYR: [18_000, 1_500_000],
  KRW: [20_000_000, 500_000_000],
  TWD: [300_000, 10_000_000],
  CLP: [4_000_000, 300_000_000],
  COP: [12_000_000, 900_000_000],
  PEN: [12_000, 900_000],
  ARS: [2_000_000, 300_000_000],
  PKR: [300_000, 40_000_000],
  BDT: [150_000, 20_000_000],
  LKR: [300_000, 40_000_000],
  NPR: [150_000, 15_000_000],
  SAR: [36_000, 2_000_000],
  QAR: [30_000, 2_000_000],
  KWD: [2_400, 200_000],
  OMR: [2_400, 200_000],
  BHD: [2_400, 200_000],
  JOD: [3_000, 200_000],
  MAD: [36_000, 2_500_000],
  TND: [9_000, 500_000],
  GHS: [9_000, 1_500_000],
  UGX: [3_600_000, 600_000_000],
  TZS: [3_000_000, 400_000_000],
  RWF: [900_000, 120_000_000],
  ETB: [36_000, 5_000_000],
  ISK: [3_000_000, 60_000_000],
  MDL: [60_000, 3_000_000],
  KGS: [150_000, 9_000_000],
  AZN: [5_000, 400_000],
  BWP: [30_000, 2_000_000],
  ZMW: [24_000, 2_000_000],
  NAD: [50_000, 3_000_000],
  JMD: [500_000, 60_000_000],
  TTD: [50_000, 3_000_000],
  XOF: [900_000, 120_000_000],
  DZD: [300_000, 30_000_000],
  DOP: [200_000, 20_000_000],
  CRC: [3_000_000, 200_000_000],
  UYU: [250_000, 20_000_000],
  TJS: [12_000, 1_000_000],
  MKD: [240_000, 12_000_000],
  MMK: [3_000_000, 300_000_000],
  IQD: [4_000_000, 400_000_000],
};

/** ISO 4217 codes by the codes, symbols and words used for them, lower case. */
export const currencyForms: ReadonlyMap<string, string> = new Map([
  ...Object.keys(plausibleYearlyPay).map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(ownForms).flatMap(([code, forms]) => listOf(forms).map((form) => [form, code] as const)),
]);
