/** ISO 4217 codes by the symbols and words that stand for them, lower case. `kr`, `$` and the like mean the commonest of their currencies. */
export const CURRENCY_FORMS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'], ['us$', 'USD'], ['usd', 'USD'], ['dollars', 'USD'], ['dollar', 'USD'], ['долл', 'USD'], ['долларов', 'USD'], ['доллара', 'USD'], ['у.е', 'USD'],
  ['€', 'EUR'], ['eur', 'EUR'], ['euro', 'EUR'], ['euros', 'EUR'], ['евро', 'EUR'],
  ['£', 'GBP'], ['gbp', 'GBP'], ['pounds', 'GBP'], ['фунтов', 'GBP'],
  ['₽', 'RUB'], ['rub', 'RUB'], ['rur', 'RUB'], ['руб', 'RUB'], ['рублей', 'RUB'], ['рубля', 'RUB'], ['рубль', 'RUB'], ['р', 'RUB'], ['rubles', 'RUB'], ['roubles', 'RUB'],
  ['₴', 'UAH'], ['uah', 'UAH'], ['грн', 'UAH'], ['гривен', 'UAH'], ['₸', 'KZT'], ['kzt', 'KZT'], ['тенге', 'KZT'], ['тг', 'KZT'], ['byn', 'BYN'],
  ['₹', 'INR'], ['inr', 'INR'], ['rs', 'INR'], ['₺', 'TRY'], ['try', 'TRY'], ['¥', 'JPY'], ['jpy', 'JPY'], ['cny', 'CNY'], ['rmb', 'CNY'],
  ['chf', 'CHF'], ['pln', 'PLN'], ['zł', 'PLN'], ['czk', 'CZK'], ['kč', 'CZK'], ['sek', 'SEK'], ['nok', 'NOK'], ['dkk', 'DKK'], ['cad', 'CAD'], ['c$', 'CAD'], ['ca$', 'CAD'], ['aud', 'AUD'], ['a$', 'AUD'], ['au$', 'AUD'], ['nzd', 'NZD'],
  ['sgd', 'SGD'], ['s$', 'SGD'], ['hkd', 'HKD'], ['hk$', 'HKD'], ['aed', 'AED'], ['ils', 'ILS'], ['₪', 'ILS'], ['brl', 'BRL'], ['r$', 'BRL'], ['mxn', 'MXN'], ['zar', 'ZAR'], ['huf', 'HUF'], ['ron', 'RON'], ['bgn', 'BGN'], ['gel', 'GEL'], ['₾', 'GEL'], ['amd', 'AMD'], ['uzs', 'UZS'],
]);

/** The yearly pay that is believable, by currency. USD, EUR and GBP are the specification's; the others are of the same order of living. */
export const PLAUSIBLE_YEARLY_PAY: Readonly<Record<string, readonly [number, number]>> = {
  USD: [20_000, 500_000], EUR: [20_000, 500_000], GBP: [20_000, 500_000], RUB: [200_000, 30_000_000], UAH: [80_000, 12_000_000], KZT: [800_000, 120_000_000], BYN: [6_000, 600_000], INR: [150_000, 30_000_000],
  TRY: [100_000, 12_000_000], JPY: [2_000_000, 60_000_000], CNY: [40_000, 3_000_000], CHF: [25_000, 600_000], PLN: [40_000, 1_500_000], CZK: [200_000, 8_000_000], SEK: [200_000, 4_000_000], NOK: [250_000, 4_000_000], DKK: [200_000, 3_500_000],
  CAD: [25_000, 600_000], AUD: [30_000, 700_000], NZD: [30_000, 700_000], SGD: [25_000, 800_000], HKD: [120_000, 5_000_000], AED: [40_000, 2_500_000], ILS: [60_000, 2_000_000], BRL: [18_000, 1_500_000], MXN: [90_000, 6_000_000], ZAR: [80_000, 5_000_000],
  HUF: [3_000_000, 120_000_000], RON: [30_000, 1_200_000], BGN: [12_000, 600_000], GEL: [12_000, 700_000], AMD: [1_500_000, 120_000_000], UZS: [20_000_000, 3_000_000_000],
};
