import type { DocumentText } from '../../plugins/contract.ts';
import type { LineView } from '../../plugins/extractors/local/shared/lineView.ts';
import { splitPieces } from '../../plugins/extractors/local/shared/splitPieces.ts';
import type { Part } from './manifest.ts';
import { breakList, letterPlaces, type PrintedLetters, printedLetters } from './printedLetters.ts';

/** A stretch of a document's line, and the positions in the parts where its letters occur. */
interface Stretch {
  line: number;
  letters: string;
  places: number[];
  candidates: number[];
}

export interface AlignedLetter {
  /** Offset into the document. */
  place: number;
  part: Part | null;
  field: PrintedLetters['fieldOf'][number];
}

const mostCandidates = 60;

function candidatesOf(printed: PrintedLetters, letters: string): number[] {
  const found: number[] = [];
  for (
    let at = printed.letters.indexOf(letters);
    at >= 0 && found.length < mostCandidates;
    at = printed.letters.indexOf(letters, at + 1)
  )
    found.push(at);
  return found;
}

/** A line, its cells or its pieces: the largest stretches whose letters occur in the parts. */
function stretchesOf(document: DocumentText, view: LineView, line: number, printed: PrintedLetters): Stretch[] {
  const take = (start: number, end: number): Stretch[] | null => {
    const { letters, places } = letterPlaces(document.text, start, end);
    if (letters === '') return [];
    const candidates = candidatesOf(printed, letters);
    return candidates.length > 0 ? [{ line, letters, places, candidates }] : null;
  };
  const split = (start: number, end: number, depth: number): Stretch[] => {
    const whole = take(start, end);
    if (whole) return whole;
    const cells = [...document.text.slice(start, end).matchAll(/[^\t]+?(?=\t|\s{2,}|$)/gu)];
    if (depth === 0 && cells.length > 1)
      return cells.flatMap(({ index, 0: cell }) => split(start + index, start + index + cell.length, 1));
    const pieces = depth < 2 ? splitPieces(document, view).filter((piece) => piece.start >= start && piece.end <= end) : [];
    return pieces.length > 1 ? pieces.flatMap((piece) => split(piece.start, piece.end, 2)) : [];
  };
  return split(view.start, view.end, 0);
}

/** The cost of reading `next` after `previous`: 0 if one directly follows the other, a little within a section, 1 if the section changes. */
function stepCost(printed: PrintedLetters, previousEnd: number, next: number): number {
  if (next === previousEnd) return 0;
  if (printed.letters[previousEnd] === breakList && next === previousEnd + 1) return 0.05;
  const [from, to] = [printed.partOf[Math.max(0, previousEnd - 1)], printed.partOf[next]];
  if (from?.section !== to?.section) return 1;
  return next >= previousEnd ? 0.3 + Math.min(0.3, (next - previousEnd) / 2000) : 0.7;
}

/** A letter repeats text of the résumé. If both match, prefer the résumé itself. */
const letterCost = (part: Part | null | undefined) => (part?.section === 'letter' ? 0.01 : 0);

/** The cheapest combination of positions for all stretches, in the document's order. */
function placeStretches(printed: PrintedLetters, stretches: readonly Stretch[]): number[] {
  const back: number[][] = [];
  let costs: number[] = [];
  stretches.forEach((stretch, index) => {
    const previous = stretches[index - 1];
    const links: number[] = [];
    costs = stretch.candidates.map((at) => {
      let [best, link] = [previous ? Number.POSITIVE_INFINITY : 0, -1];
      previous?.candidates.forEach((before, from) => {
        const cost = costs[from]! + stepCost(printed, before + previous.letters.length, at);
        if (cost < best) [best, link] = [cost, from];
      });
      links.push(link);
      return best + letterCost(printed.partOf[at]);
    });
    back.push(links);
  });
  let choice = costs.indexOf(Math.min(...costs));
  const chosen: number[] = [];
  for (let index = stretches.length - 1; index >= 0; index -= 1) {
    chosen[index] = stretches[index]!.candidates[choice]!;
    choice = back[index]![choice]!;
  }
  return chosen;
}

/** For each line, its letters with the parts they come from. Lines that are not in the parts are empty. */
export function alignParts(
  document: DocumentText,
  lines: readonly LineView[],
  parts: readonly (Part | null)[],
): AlignedLetter[][] {
  const printed = printedLetters(parts);
  const stretches = lines.flatMap((view, line) => stretchesOf(document, view, line, printed));
  const chosen = placeStretches(printed, stretches);
  const aligned: AlignedLetter[][] = lines.map(() => []);
  stretches.forEach(({ line, places }, index) => {
    places.forEach((place, offset) => {
      const at = chosen[index]! + offset;
      aligned[line]!.push({ place, part: printed.partOf[at] ?? null, field: printed.fieldOf[at] ?? null });
    });
  });
  return aligned;
}
