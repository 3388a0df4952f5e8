import type { DocumentText, Fact, Salary } from '../../../../contract.ts';
import { findSalaries, namesPay } from '../../annotate/pay/findSalary.ts';
import { quote } from '../../shared/evidence.ts';
import type { Clause } from '../clauses/jobHeadings.ts';

const otherMoney =
  /budget|revenue|turnover|funding|raised|valuation|investment|sales of|bonus of|referral|выручк|оборот|бюджет|инвестиц|премия за|реферальн/iu;

/** The pay that the position offers: the first under a heading of pay, or else in the text. */
export function findJobPay(document: DocumentText, clauses: readonly Clause[]): Fact<Salary> | null {
  const inPay = clauses.filter(({ section }) => section === 'pay');
  for (const clause of [...inPay, ...clauses]) {
    // Elsewhere a bare number is anything: "600 тысяч лицевых счетов".
    const ofPay = clause.section === 'pay' || namesPay(clause.text);
    const currency = ofPay && /\p{Script=Cyrillic}/u.test(clause.text) ? 'RUB' : null;
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
