import type { DocumentText, Fact, Salary } from '../../../../contract.ts';
import { payPeriodCues } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { findSalaries, namesPay } from '../../annotate/pay/findSalary.ts';
import { quote } from '../../shared/evidence.ts';
import type { Clause } from '../clauses/jobHeadings.ts';

const period = makeFinder('iu', { words: payPeriodCues });
/** "$75,000 - $85,000 + super", "EUR 90-120k" on a line of its own. */
const amountAlone =
  /^(?:up to |from |до |от )?(?:[$€£₽]|[a-z]{3})?\s?\d[\d\s.,]*k?(?:\s?(?:[-–—]|to|до)\s?(?:[$€£]\s?)?\d[\d\s.,]*k?)?\s?(?:[$€£₽]|usd|eur|gbp|pln|chf|руб\.?)?(?:\s.{0,24})?[.!]?$/iu;
/** "$65k - $70k" is pay in any context. */
const range = /[$€£]\s?\d{2,3}k?\s?(?:[-–—]|to)\s?[$€£]?\s?\d{2,3}k\b/iu;
/** "€58,000 to €66,000" at the top of a job description. */
const fullRange = /[$€£]\s?\d{2,3}[,. ]\d{3}\s?(?:[-–—]|to)\s?[$€£]\s?\d{2,3}[,. ]\d{3}(?!\d)/iu;
const headline = 600;
/** "Leeds, £48,000". */
const oneAmount = /^(?:[^\d$€£]{0,40}[,|·–-]\s*)?[$€£]\s?\d{2,3}[,.]\d{3}(?!\d)[^\d]{0,30}$/u;
const otherMoney =
  /budget|revenue|turnover|funding|raised|valuation|investment|sales of|bonus of|referral|выручк|оборот|бюджет|инвестиц|премия за|реферальн/iu;

/** The pay that the position offers. Amounts count only where the text is about pay. */
export function findJobPay(document: DocumentText, clauses: readonly Clause[]): Fact<Salary> | null {
  const inPay = clauses.filter(({ section }) => section === 'pay');
  for (const clause of [...inPay, ...clauses]) {
    const spoken =
      clause.section === 'pay' ||
      namesPay(clause.text) ||
      (clause.text.length < 120 && period.test(clause.text)) ||
      amountAlone.test(clause.text) ||
      range.test(clause.text) ||
      (clause.start < headline && (fullRange.test(clause.text) || oneAmount.test(clause.text)));
    if (!spoken) continue;
    const currency = /\p{Script=Cyrillic}/u.test(clause.text) ? 'RUB' : null;
    const match = findSalaries(clause.text, currency).find(({ start, end }) => !isOtherMoney(clause.text, start, end));
    if (match === undefined) continue;
    const evidence = [quote(document, clause.start + match.start, clause.start + match.end)];
    return {
      value: { ...match.salary, currency: currencyOf(document, match.salary.currency, evidence[0]?.text) },
      evidence,
      confidence: clause.section === 'pay' ? 0.95 : 0.85,
    };
  }
  return null;
}

function isOtherMoney(text: string, start: number, end: number): boolean {
  return otherMoney.test(text.slice(Math.max(0, start - 40), start)) || otherMoney.test(text.slice(end, end + 15));
}

/** Places where a bare dollar sign means another country's dollar. */
const otherDollars: readonly (readonly [currency: string, place: RegExp])[] = [
  ['AUD', /\b(?:NSW|VIC|QLD|TAS|Australian?|Sydney|Melbourne|Brisbane|Adelaide|Canberra|superannuation)\b|\+ super\b/u],
  ['NZD', /\b(?:New Zealand|Auckland|Christchurch|Aotearoa)\b/u],
  ['CAD', /\b(?:Canada|Canadian|Toronto|Montr[eé]al|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg)\b|, (?:ON|BC|AB|QC|MB|SK)\b/u],
  ['SGD', /\bSingapore\b/u],
];

function currencyOf({ text }: DocumentText, currency: string, written = ''): string {
  if (currency !== 'USD' || !written.includes('$') || /us|ca|au/iu.test(written)) return currency;
  return otherDollars.find(([, place]) => place.test(text))?.[0] ?? currency;
}
