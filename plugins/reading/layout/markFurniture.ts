import { type LaidLine, lineMeasure } from './parts/laidLine.ts';

/** The lines of a page, and its height in points. */
export interface FurniturePage {
  lines: LaidLine[];
  height: number;
}

/** Running headers and footers are in this share of the page at its top and bottom. */
const marginShare = 0.09;
const pageNumber = /^(?:page|p\.|стр\.?|страница)?\s*\d{1,3}\s*(?:(?:of|\/|из|\||-|–|—)\s*\d{1,3})?$/i;
const namedPageNumber = /(?:page|стр\.?|страница)\s*\d{1,3}|\b\d{1,3}\s*(?:\/|of|из)\s*\d{1,3}\s*$/i;

type Zone = 'header' | 'footer' | null;

/** Marks running headers, footers and page numbers, and moves them to the start and the end of their page. */
export function markFurniture(pages: readonly FurniturePage[]): void {
  const repeated = findRepeated(pages);
  for (const page of pages) {
    for (const line of page.lines) {
      const zone = zoneOf(line, page.height);
      if (zone === null) continue;
      const text = plainText(line);
      if (
        repeated.has(keyOf(line, zone)) ||
        pageNumber.test(text) ||
        (zone === 'footer' && text.length < 60 && namedPageNumber.test(text))
      ) {
        line.role = zone;
      }
    }
    page.lines.sort((a, b) => roleRank(a) - roleRank(b));
  }
}

function roleRank(line: LaidLine): number {
  return line.role === 'header' ? 0 : line.role === 'body' ? 1 : 2;
}

function zoneOf(line: LaidLine, height: number): Zone {
  const { baseline } = lineMeasure(line);
  if (baseline < height * marginShare) return 'header';
  return baseline > height * (1 - marginShare) ? 'footer' : null;
}

function plainText(line: LaidLine): string {
  return line.words.map((word) => word.text).join(' ');
}

/** Equal for the same words (ignoring numbers) at the same height in the same size. */
function keyOf(line: LaidLine, zone: Zone): string {
  const { baseline, size } = lineMeasure(line);
  return `${zone} ${Math.round(baseline / 3)} ${Math.round(size)} ${plainText(line).replace(/\d+/g, '#')}`;
}

function findRepeated(pages: readonly FurniturePage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set<string>();
    for (const line of page.lines) {
      const zone = zoneOf(line, page.height);
      if (zone !== null) keys.add(keyOf(line, zone));
    }
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const needed = Math.max(2, Math.ceil(pages.length / 2));
  return new Set([...counts].filter(([, count]) => count >= needed).map(([key]) => key));
}
