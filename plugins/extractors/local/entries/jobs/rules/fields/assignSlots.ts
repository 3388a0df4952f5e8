import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import type { Piece } from '../../../../shared/splitPieces.ts';

export interface Slots {
  position: number;
  company: number;
}

const fit = (piece: Piece | undefined, score: (text: string) => number) => (piece ? score(piece.text) : -0.6);

/** Which of the first three pieces is the position and which the company. Judged over all entries of the section, since a layout keeps one order. */
export function commonSlots(all: readonly Piece[][]): Slots {
  let best: Slots = { position: 0, company: 1 };
  let most = Number.NEGATIVE_INFINITY;
  for (let position = 0; position < 3; position += 1) {
    for (let company = 0; company < 3; company += 1) {
      if (position === company) continue;
      let sum = position + company === 1 ? 0.5 * all.length : 0;
      for (const pieces of all) {
        const [title, employer] = [pieces[position], pieces[company]];
        sum +=
          fit(title, titleScore) -
          (title ? 0.5 * companyScore(title.text) : 0) +
          fit(employer, companyScore) -
          (employer ? 0.7 * titleScore(employer.text) : 0);
      }
      if (sum > most) [best, most] = [{ position, company }, sum];
    }
  }
  return best;
}

/** How much better another order must fit; the margin is larger if the section keeps one order. */
const marginLimit = 1.5;
const keptMargin = 2.6;
const leastKeeping = 2;

/** The margin for a section. It is larger if the entries clearly keep one order: title and employer always in the same places. */
export function marginOf(all: readonly Piece[][], { position, company }: Slots): number {
  const plain = all.filter((pieces) => {
    const [title, employer] = [pieces[position]?.text ?? '', pieces[company]?.text ?? ''];
    return titleScore(title) >= 2 && companyScore(employer) >= 0.8 && titleScore(employer) < 1.2;
  });
  return plain.length >= leastKeeping && plain.length * 2 >= all.length ? keptMargin : marginLimit;
}

/** One entry's fields in the section's order, unless another order fits this entry much better. */
export function assignOne(
  pieces: readonly Piece[],
  slots: Slots,
  margin = marginLimit,
): { position: Piece | null; company: Piece | null } {
  const [only] = pieces;
  if (!only) return { position: null, company: null };
  if (pieces.length === 1) {
    const lead = titleScore(only.text) - companyScore(only.text);
    return lead >= 0.8 ? { position: only, company: null } : { position: null, company: only };
  }
  // An entry with fewer pieces than the others may still have both fields.
  const first = pieces[slots.position] ?? pieces.find((_, index) => index !== slots.company) ?? null;
  let best = { position: first, company: pieces[slots.company] ?? pieces.find((piece) => piece !== first) ?? null };
  const score = (position: Piece | null, company: Piece | null) =>
    (position ? titleScore(position.text) - 0.5 * companyScore(position.text) : -0.6) +
    (company ? companyScore(company.text) - 0.7 * titleScore(company.text) : -0.6);
  let most = score(best.position, best.company) + margin;
  for (const position of pieces.slice(0, 4)) {
    for (const company of pieces.slice(0, 4)) {
      if (position === company) continue;
      const total = score(position, company) - 0.2 * (pieces.indexOf(position) + pieces.indexOf(company));
      if (total > most) [best, most] = [{ position, company }, total];
    }
  }
  return best;
}
