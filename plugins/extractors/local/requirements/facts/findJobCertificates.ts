import type { DocumentText, Requirement } from '../../../../contract.ts';
import type { Found } from '../../../../knowledge/cues/makeFinder.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import type { AskingClause } from '../clauses/clauseCues.ts';
import { certificateNames, findOtherCertificates } from './certificateNames.ts';

/** Certificates and licences that the description asks for, each once. */
export function findJobCertificates(document: DocumentText, clauses: readonly AskingClause[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const clause of clauses) {
    for (const { start, end } of joinChoices(clause.text, spansIn(clause.text))) {
      const label = nominative(oneLine(clause.text.slice(start, end)));
      const key = label.toLowerCase();
      if (found.has(key)) continue;
      found.set(key, {
        label,
        known: null,
        kind: 'certification',
        category: 'other',
        importance: clause.asking.importance,
        minYears: null,
        confidence: clause.asking.confidence,
        evidence: [quote(document, clause.start + start, clause.start + end)],
      });
    }
  }
  return [...found.values()];
}

/** Turns "наличие медицинской книжки", "с действующей аккредитацией" into the nominative. */
function nominative(label: string): string {
  return label
    .replace(/^(медицинск|санитарн)\p{L}+ книжк\p{L}+/iu, '$1ая книжка')
    .replace(/^(мед|сан)книжк\p{L}+/iu, '$1книжка')
    .replace(/(?<!\p{L})(аккредитаци|лицензи)[июей]+(?!\p{L})/iu, '$1я')
    .replace(/^(водительск)\p{L}+ удостоверени\p{L}/iu, '$1ое удостоверение');
}

/** Matches without overlaps; of two known certificates the longer wins. */
function spansIn(text: string): { start: number; end: number }[] {
  const spanOf = ({ index, 0: whole }: Found) => ({ start: index, end: index + whole.length });
  const known = certificateNames
    .flatMap((names) => names.all(text).map(spanOf))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: { start: number; end: number }[] = [];
  for (const span of [...known, ...findOtherCertificates(text).map(spanOf)])
    if (!kept.some((one) => one.start < span.end && span.start < one.end)) kept.push(span);
  return kept.toSorted((a, b) => a.start - b.start);
}

const or = /^\s*(?:,\s*)?(?:or|или|либо)\s+(?:an?\s+)?$/iu;

/** "ACCA or CPA" is one requirement: either certificate meets it. */
function joinChoices(text: string, spans: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && or.test(text.slice(last.end, span.start))) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}
