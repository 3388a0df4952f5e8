import { numberWords } from '../../../knowledge/numberWords.ts';

const yearWords = /(?:year|yrs?\b|лет|год|стаж)/iu;
const mostYears = 60;

/** Whether the words name this number of years: in digits or in letters, beside a word for years. */
export function saysYears(words: string, years: number): boolean {
  return years > 0 && years <= mostYears && yearWords.test(words) && numbersIn(words).includes(years);
}

function numbersIn(words: string): number[] {
  const digits = (words.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((number) => Number(number.replace(',', '.')));
  const letters = (words.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => numberWords.get(word) ?? []);
  return [...digits, ...letters];
}

/** Whether the words name this amount: "95 000", "95,000", "95k", "95 тыс." */
export function saysAmount(words: string, amount: number): boolean {
  const amounts = [
    ...words.matchAll(/(\d[\d\s.,'’]*\d|\d)\s*(k(?!\p{L})|к(?!\p{L})|thousand|тыс|m(?:ln)?(?!\p{L})|млн|million)?/giu),
  ];
  return amounts.some(([, digits = '', scale]) =>
    valuesOf(digits).some((value) => Math.abs(value * factorOf(scale) - amount) < 0.01),
  );
}

/** "95.000" is ninety-five thousand, "95.50" ninety-five and a half; "80 - 95" two amounts. */
function valuesOf(digits: string): number[] {
  const grouped = /^\d{1,3}(?:[\s.,'’]\d{3})+$/u.test(digits) ? Number(digits.replace(/\D/gu, '')) : Number.NaN;
  return [grouped, Number(digits.replace(',', '.'))].filter((value) => Number.isFinite(value));
}

function factorOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  return /^(?:m|млн)/iu.test(scale) ? 1_000_000 : 1000;
}
