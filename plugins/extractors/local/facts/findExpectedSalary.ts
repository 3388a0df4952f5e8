import type { Fact, Salary } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { payRequests } from '../../../knowledge/cues/resumeFactCues.ts';
import { homeCurrencies } from '../../../knowledge/currencies.ts';
import { otherMoneyList, pastPay, payAsks, payLabels, payNouns } from '../../../knowledge/words/payWords.ts';
import { findSalaries, type SalaryMatch } from '../annotate/pay/findSalary.ts';
import type { Resume, Section } from '../entries/resume.ts';
import { quote } from '../shared/evidence.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';
import { firstWhere, splitSpans, type TextSpan } from '../shared/textSpan.ts';
import { flowText } from './flowText.ts';

const noun = makeVocabulary(payNouns).has;
const payLabel = makeVocabulary([...payNouns, ...payLabels]).has;
const ask = makeVocabulary(payAsks).has;
const past = makeVocabulary(pastPay).has;
const otherMoney = makeVocabulary(otherMoneyList).has;
const mayBePay = /\d/u;

/** Sections about past work, where only explicit words ask for pay. */
const pastWork: ReadonlySet<Section['kind']> = new Set(['experience', 'projects', 'achievements']);

interface Found {
  match: SalaryMatch;
  start: number;
  score: number;
}

/** The pay that a person asks for: the amount with the clearest clause. In sections about past work, only explicit wording counts. */
export function findExpectedSalary(resume: Resume, country: string | null = null): Fact<Salary> | null {
  const wrapped = wrappedPay(resume, country);
  if (wrapped) return wrapped;
  const kinds = sectionKinds(resume);
  const clauses = splitClauses(flowText(resume));
  let best: Found | null = null;
  for (const [index, { text, start }] of clauses.entries()) {
    if (!mayBePay.test(text)) continue;
    const found = bestOf(text, kinds(start), labelBefore(clauses[index - 1]), country);
    if (found !== null && (best === null || found.score > best.score)) best = { ...found, start: start + found.start };
  }
  if (best === null) return null;
  const { match, start, score } = best;
  return { value: match.salary, evidence: [quote(resume.document, start, start + match.end - match.start)], confidence: score };
}

const amountCell = /\t(\d{1,3}(?:[\s\u00a0]\d{3}){1,3})$/u;

/** An amount at the end of a row under the title that is sought, over its currency: so job boards print what does not fit. */
function wrappedPay({ document, lines }: Resume, country: string | null): Fact<Salary> | null {
  for (const [at, { text, end }] of lines.entries()) {
    const amount = amountCell.exec(text)?.[1] ?? '';
    const currency = lines[at + 1]?.text.split('\t')[1];
    if (!amount || !currency || !payHeading.test(lines[at - 1]?.text ?? '')) continue;
    const [match] = findSalaries(`${amount} ${currency}`, null, country);
    if (match) return { value: match.salary, evidence: [quote(document, end - amount.length, end)], confidence: 0.8 };
  }
  return null;
}

const payHeading = /зарплат|salary/iu;

/** No clause about pay has more. */
const mostAmounts = 20;

function bestOf(text: string, kind: Section['kind'], label: string, country: string | null): Found | null {
  const isRussian = /\p{Script=Cyrillic}/u.test(text + label);
  const labelled = payLabel(label) || payLabel(labelIn(text));
  // In English, "at least 20,000" may count anything.
  const isPay = isRussian
    ? noun(text) || ask(text) || labelled || kind === 'salary'
    : (noun(text) || labelled) && ask(`${label} ${text}`);
  const currency = isPay ? (homeCurrencies[country ?? ''] ?? (isRussian ? 'RUB' : null)) : null;
  const stated = isRussian && currency ? [] : findSalaries(text, null, country);
  return (stated.length > 0 || !currency ? stated : findSalaries(text, currency, country))
    .slice(0, mostAmounts)
    .map((match) => ({ match, start: match.start, score: scoreOf(text, match, kind, label) }))
    .reduce<Found | null>((best, one) => (one.score > 0 && (best === null || one.score > best.score) ? one : best), null);
}

/** How likely it is that the person asks for this amount, 0 to 1; 0 means no. The words come from the specification; the scores were set by hand. */
function scoreOf(text: string, match: SalaryMatch, kind: Section['kind'], label: string): number {
  const near = nearWords(text, match);
  const [asked, named, strong] = [ask(near), noun(near), strongAsk.test(near)];
  if (isOtherMoney(near, label)) return 0;
  if (pastWork.has(kind) && !payLabel(label)) return (asked && named) || (strong && match.periodStated) ? 0.7 : 0;
  if (strong) return 0.95;
  if (named) return asked ? 0.9 : 0.8;
  const before = text.slice(0, match.start);
  if ((past(before) && !ask(before)) || otherMoney(before)) return 0;
  return wideScore(before, match, kind, asked, label);
}

/** Past earnings, or money that is not pay. */
function isOtherMoney(near: string, label: string): boolean {
  const [asked, named] = [ask(near), noun(near)];
  return (past(near) && !strongAsk.test(near)) || (otherMoney(near) && !(asked && named)) || (past(label) && !asked);
}

/** The score if only more distant words, the section or the amount itself show that it is pay. */
function wideScore(before: string, match: SalaryMatch, kind: Section['kind'], asked: boolean, label: string): number {
  // «По деньгам: от 60 000»: what is in front of a colon is a label as well.
  if (noun(before) || payLabel(label) || payLabel(labelIn(before)) || kind === 'salary') return 0.85;
  if (strongAsk.test(`${label} ${before}`)) return 0.75;
  if (asked) return 0.65;
  return match.periodStated || introduces.has(kind) ? 0.6 : 0;
}

/** The label at the beginning of a clause. */
const labelIn = (text: string) => /^([^:–—]{2,40})(?::|\s[–—]\s)/u.exec(text)?.[1] ?? '';

/** Sections where an amount alone is the expected pay, as job boards print it. */
const introduces: ReadonlySet<Section['kind']> = new Set(['header', 'contact', 'personal', 'objective']);

const strongAsk = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: payRequests, after: String.raw`(?!\p{L})` });

/** The words around an amount, up to the nearest commas and conjunctions. */
function nearWords(text: string, { start, end }: SalaryMatch): string {
  const before =
    text
      .slice(0, start)
      .split(/,\s+(?=\p{L})|\s(?:but|while|though|and|а|но|и)\s(?=\p{L}{4})/u)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[,;(+]|\s(?:but|while|though|and|а|но|и)\s/u)[0] ?? '';
  return `${before} ${after}`;
}

const longestLabel = 6;

/** The text directly above or before, if it is a label: "Salary expectations". */
function labelBefore(previous: TextSpan | undefined): string {
  const text = previous?.text.trim() ?? '';
  return text.split(/\s+/u).length <= longestLabel && !/\d/u.test(text) ? text : '';
}

function sectionKinds({ sections }: Resume): (at: number) => Section['kind'] {
  const spans = sections
    .flatMap(({ kind, lines }) => lines.map(({ start, end }) => ({ kind, start, end })))
    .toSorted((a, b) => a.start - b.start);
  return (at) => spans[Math.max(0, firstWhere(spans, ({ start }) => start > at) - 1)]?.kind ?? 'header';
}

/** The end of a sentence, or a separator between two remarks on a line. The full stop of an abbreviation ("p.a.", "тыс.") is not followed by a capital, but for that of "No.". */
const boundary = /\n+|;|\s{0,20}[|•·▪●■◦‣]\s*|\s\/\s|(?<=[.!?])(?<![Nn][Oo]\.)\s+(?=\p{Lu})|\s{3,}/gu;

/** Splits a text into clauses: sentences, and remarks separated by marks on a line. */
const splitClauses = (text: string): TextSpan[] => splitSpans(text, boundary).filter((clause) => clause.text.trim() !== '');
