import type { Fact, Salary } from '../../../contract.ts';
import { currencyForms, plausibleYearlyPay } from '../../../knowledge/currencies.ts';
import type { SalaryClaim } from '../answers/resumeAnswer.ts';
import { type Claims, factOf, textOf } from './claims.ts';
import { saysAmount } from './supportedNumber.ts';

/** How often it is paid per year, and the words for it. Yearly pay may leave them out; daily pay gives no yearly sum. */
const periods = {
  year: { factor: 1, words: /(?:)/u },
  month: { factor: 12, words: /month|monthly|\bmo\b|\bp\.?m\.?\b|мес/iu },
  hour: { factor: 40 * 52, words: /hour|hourly|\bhr\b|\/\s?h\b|час/iu },
};

const believedWithoutCurrency: readonly number[] = [20_000, 500_000];

/** A pay whose amounts, currency and period the quotation says, as whole units a year. */
export function checkSalary(claims: Claims, claim: SalaryClaim): Fact<Salary> | null {
  const span = claim && claims.find(claim.quote);
  if (!claim || !span) return null;
  const words = textOf(claims.quotable, span);
  const { period } = claim;
  if (period === 'day') return claims.drop();
  const { factor, words: saidBy } = periods[period];
  const currency = claim.currency.toUpperCase();
  const said = saysAmount(words, claim.amount) && saysCurrency(words, currency) && saidBy.test(words);
  const [least = 0, most = 0] = plausibleYearlyPay[currency] ?? believedWithoutCurrency;
  const amount = Math.round(claim.amount * factor);
  if (!said || amount < least || amount > most) return claims.drop();
  const max =
    claim.max !== null && claim.max > claim.amount && saysAmount(words, claim.max) ? Math.round(claim.max * factor) : null;
  return factOf(claims.quotable, { amount, max, period, currency }, span);
}

function saysCurrency(words: string, currency: string): boolean {
  const small = words.toLowerCase();
  return [...currencyForms].some(([form, code]) => code === currency && standsIn(small, form));
}

/** "р" stands in "100 000 р.", not in "рост". */
function standsIn(words: string, form: string): boolean {
  for (let at = words.indexOf(form); at >= 0; at = words.indexOf(form, at + 1)) {
    const letters = /\p{L}/u.test(form);
    if (!letters || (!/\p{L}/u.test(words.charAt(at - 1)) && !/\p{L}/u.test(words.charAt(at + form.length)))) return true;
  }
  return false;
}
