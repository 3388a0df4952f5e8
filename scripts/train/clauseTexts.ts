import type { ClauseKind } from '../../plugins/extractors/local/requirements/clauses/askingClauses.ts';
import { jobClauses } from '../../plugins/extractors/local/requirements/clauses/jobClauses.ts';
import type { Clause } from '../../plugins/extractors/local/requirements/clauses/jobHeadings.ts';
import { usedPart } from '../../plugins/extractors/local/requirements/document/usedPart.ts';
import { textDocument } from '../../plugins/extractors/local/shared/textDocument.ts';
import { composeAdvertLines } from '../adverts/composeLines.ts';
import { createRandom } from '../seed/random.ts';
import type { MarkedAdvert } from './markedAdverts.ts';

/** The clauses of an advertisement, and what each says. */
export interface ClauseText {
  clauses: Clause[];
  kinds: ClauseKind[];
}

const kindOfSection: Readonly<Record<string, ClauseKind>> = { offer: 'benefits', pay: 'benefits', schedule: 'benefits' };
const listed = new Set(['duties', 'must', 'nice', 'offer']);
const bullets = ['', '', '', '- ', '• ', '* '] as const;
const [shareWithGaps, shareInOneLine] = [0.5, 0.25];

/** The clauses as the product cuts them, each with the kind of most of its letters; null for a text that the product reads only in part. */
export function clausesOf({ text, clauses: marked }: Pick<MarkedAdvert, 'text' | 'clauses'>): ClauseText | null {
  const document = usedPart(textDocument(text))?.document;
  if (document?.text !== text) return null;
  const clauses = jobClauses(document);
  const kinds = clauses.map((clause) => {
    const letters = new Map<ClauseKind, number>();
    for (const [start, end, kind] of marked) {
      const shared = Math.min(end, clause.end) - Math.max(start, clause.start);
      if (shared > 0) letters.set(kind, (letters.get(kind) ?? 0) + shared);
    }
    return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'about';
  });
  return { clauses, kinds };
}

/** As many invented advertisements of each language, put together from written lines. */
export function inventedClauses(count: number, firstSeed: number): ClauseText[] {
  return Array.from({ length: count }, (_, index) => firstSeed + index).flatMap((seed) =>
    (['en', 'ru'] as const).flatMap((language) => clausesOf(printed(seed, language)) ?? []),
  );
}

function printed(seed: number, language: 'en' | 'ru'): Pick<MarkedAdvert, 'text' | 'clauses'> {
  const random = createRandom(seed * 31 + 5);
  const bullet = random.pick([...bullets]);
  const [hasGaps, isOneLine] = [random.chance(shareWithGaps), random.chance(shareInOneLine)];
  const clauses: MarkedAdvert['clauses'] = [];
  let text = '';
  composeAdvertLines(seed, language).forEach(({ text: own, kind, heading }, at) => {
    if (at > 0) text += isOneLine ? ' ' : heading && hasGaps ? '\n\n' : '\n';
    if (!heading && !isOneLine && listed.has(kind)) text += bullet;
    clauses.push([text.length, text.length + own.length, kindOfSection[kind] ?? (kind as ClauseKind)]);
    text += own;
  });
  return { text, clauses };
}
