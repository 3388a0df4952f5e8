import type { DocumentText, Fact, Salary } from '../../../contract.ts';
import { quote } from '../shared/evidence.ts';
import { findSalaries, PAY_WORDS } from '../shared/findSalary.ts';
import type { Clause } from './jobClauses.ts';

const period =
  /\ba (?:year|month)\b|an hour|per (?:year|annum|hour|month)|p\.a\.|\/\s?(?:year|yr|hour|hr|month|mo)\b|annually|yearly|gross|net\b|на руки|до вычета|в месяц|в год|в час|\/\s?h\b|net\/|₽|руб/iu;
/** "$75,000 - $85,000 + super", "EUR 90-120k" on a line of its own. */
const amountAlone =
  /^(?:up to |from |до |от )?(?:[$€£₽]|[a-z]{3})?\s?\d[\d\s.,]*k?(?:\s?(?:[-–—]|to|до)\s?(?:[$€£]\s?)?\d[\d\s.,]*k?)?\s?(?:[$€£₽]|usd|eur|gbp|pln|chf|руб\.?)?(?:\s.{0,24})?[.!]?$/iu;
const otherMoney =
  /budget|revenue|turnover|funding|raised|valuation|investment|sales of|bonus of|referral|выручк|оборот|бюджет|инвестиц|премия за|реферальн/iu;

/** The pay that the position offers. Amounts count only where the text speaks of pay. */
export function findJobPay(document: DocumentText, clauses: readonly Clause[]): Fact<Salary> | null {
  const inPay = clauses.filter(({ section }) => section === 'pay');
  for (const clause of [...inPay, ...clauses]) {
    const spoken =
      clause.section === 'pay' ||
      PAY_WORDS.test(clause.text) ||
      (clause.text.length < 120 && period.test(clause.text)) ||
      amountAlone.test(clause.text);
    if (!spoken) continue;
    const currency = /\p{Script=Cyrillic}/u.test(clause.text) ? 'RUB' : null;
    const match = findSalaries(clause.text, currency).find(({ start, end }) => !isOtherMoney(clause.text, start, end));
    if (match === undefined) continue;
    const evidence = [quote(document, clause.start + match.start, clause.start + match.end)];
    return { value: match.salary, evidence, confidence: clause.section === 'pay' ? 0.95 : 0.85 };
  }
  return null;
}

function isOtherMoney(text: string, start: number, end: number): boolean {
  return otherMoney.test(text.slice(Math.max(0, start - 40), start)) || otherMoney.test(text.slice(end, end + 15));
}
