import type { DocumentText, Requirement } from '../../../contract.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import { certificateNames } from './certificateNames.ts';
import { askingOf } from './clauseCues.ts';
import type { Clause } from './jobClauses.ts';

/** Certificates and licences asked for, each once. */
export function findJobCertificates(document: DocumentText, clauses: readonly Clause[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const clause of clauses) {
    const asking = askingOf(clause);
    if (asking === null) continue;
    for (const { start, end } of spansIn(clause.text)) {
      const label = oneLine(clause.text.slice(start, end));
      const key = label.toLowerCase();
      if (found.has(key)) continue;
      found.set(key, {
        label,
        kind: 'certification',
        category: 'other',
        importance: asking.importance,
        minYears: null,
        confidence: asking.confidence,
        evidence: [quote(document, clause.start + start, clause.start + end)],
      });
    }
  }
  return [...found.values()];
}

/** Without overlaps; of two the longer. */
function spansIn(text: string): { start: number; end: number }[] {
  const all = certificateNames.flatMap((name) => Array.from(text.matchAll(name), ({ index, 0: whole }) => ({ start: index, end: index + whole.length })));
  const longestFirst = all.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: { start: number; end: number }[] = [];
  for (const span of longestFirst) if (!kept.some((one) => one.start < span.end && span.start < one.end)) kept.push(span);
  return kept.toSorted((a, b) => a.start - b.start);
}
