import { type LaidLine, lineMeasure } from './parts/laidLine.ts';

/** The lines of a page, and its height in points. */
export interface FurniturePage {
  lines: LaidLine[];
  height: number;
}

/** Running headers and footers are in this share of the page at its top and bottom; tall ones, on three pages or more, in the wider share. */
const marginShare = 0.09;
const wideShare = 0.16;
const manyPages = 3;
const pageNumber = /^(?:page|p\.|стр\.?|страница)?\s*\d{1,3}\s*(?:(?:of|\/|из|\||-|–|—)\s*\d{1,3})?$/i;
const namedPageNumber = /(?:page|стр\.?|страница)\s*\d{1,3}|\b\d{1,3}\s*(?:\/|of|из)\s*\d{1,3}\s*$/i;

type Zone = 'header' | 'footer' | null;

/** Marks running headers, footers and page numbers, and moves them to the start and the end of their page. */
export function markFurniture(pages: readonly FurniturePage[]): void {
  const repeated = findRepeated(pages);
  for (const page of pages) {
    for (const line of page.lines) {
      const wide = zoneOf(line, page.height, wideShare);
      if (wide !== null && (repeated.has(keyOf(line, wide)) || isPageNumber(line, page.height))) line.role = wide;
    }
    page.lines.sort((a, b) => roleRank(a) - roleRank(b));
  }
}

function isPageNumber(line: LaidLine, height: number): boolean {
  const zone = zoneOf(line, height, marginShare);
  const text = plainText(line);
  return zone !== null && (pageNumber.test(text) || (zone === 'footer' && text.length < 60 && namedPageNumber.test(text)));
}

function roleRank(line: LaidLine): number {
  return line.role === 'header' ? 0 : line.role === 'body' ? 1 : 2;
}

function zoneOf(line: LaidLine, height: number, share: number): Zone {
  const { baseline } = lineMeasure(line);
  if (baseline < height * share) return 'header';
  return baseline > height * (1 - share) ? 'footer' : null;
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
  const repeatedIn = (share: number, needed: number): string[] => {
    const counts = new Map<string, number>();
    for (const { lines, height } of pages) {
      const keys = lines.flatMap((line) => {
        const zone = zoneOf(line, height, share);
        return zone === null ? [] : [keyOf(line, zone)];
      });
      for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= needed).map(([key]) => key);
  };
  const half = Math.ceil(pages.length / 2);
  return new Set([...repeatedIn(marginShare, Math.max(2, half)), ...repeatedIn(wideShare, Math.max(manyPages, half))]);
}
