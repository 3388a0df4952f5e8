import type { SectionKind } from '../../../../../knowledge/words/headings.ts';
import type { HeadingMatch } from '../../../annotate/matchHeading.ts';
import type { LineView } from '../../../shared/lineView.ts';

const mainKinds: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
  'summary',
  'volunteer',
  'awards',
  'publications',
]);

/** Key of the properties that make headings look alike. */
export const looksOf = (line: LineView): string =>
  [Math.round(line.size * 2), line.bold, line.caps, line.listItem && !line.line.heading, /[:：]$/.test(line.text)].join('|');

/** The looks that most known headings share; empty if they share none. */
export function commonLooks(
  kinds: ReadonlyMap<string, ReadonlySet<SectionKind>>,
  lines: readonly LineView[],
  body: number,
): ReadonlySet<string> {
  const most = Math.max(0, ...[...kinds.values()].map((set) => set.size));
  if (most >= 2) return new Set([...kinds].filter(([, set]) => set.size === most).map(([looks]) => looks));
  return new Set(body === 0 ? [] : largestLooks(lines, body));
}

/** If no heading's words are known: the largest looks in which several lines are set apart. */
function largestLooks(lines: readonly LineView[], body: number): string[] {
  const large = lines.filter((line) => line.index >= firstLines && line.size >= body * 1.25 && line.gapBefore);
  const looks = [...new Set(large.toSorted((a, b) => b.size - a.size).map(looksOf))].find((one) =>
    isDistinctLooks(one, lines, body),
  );
  return looks === undefined ? [] : [looks];
}

/** The kinds of section that known headings with the same looks begin. */
export function kindsByLooks(candidates: readonly { line: LineView; match: HeadingMatch }[]): Map<string, Set<SectionKind>> {
  const kinds = new Map<string, Set<SectionKind>>();
  for (const { line, match } of candidates) {
    if (!match.exact || !mainKinds.has(match.kind) || (line.listItem && !line.line.heading && !line.bold)) continue;
    const looks = looksOf(line);
    kinds.set(looks, (kinds.get(looks) ?? new Set()).add(match.kind));
  }
  return kinds;
}

/** Skip the name and the headline. */
const firstLines = 2;
const mostWords = 6;

/** Short lines set apart in the same way, larger than the text or all in capitals: all of them are headings. */
function isDistinctLooks(looks: string, lines: readonly LineView[], body: number): boolean {
  const alike = lines.filter((line) => line.index >= firstLines && looksOf(line) === looks);
  return (
    alike.length >= 3 &&
    alike.every((line) => line.gapBefore && line.wordCount <= mostWords && !/[@\d]/.test(line.text)) &&
    alike.every((line) => (body > 0 ? line.size >= body * 1.12 : line.caps))
  );
}

/** Larger, bold or in capitals, or marked as a heading in the file format. */
export function standsOut(line: LineView, body: number): boolean {
  return line.line.heading || line.caps || (line.bold && !line.listItem) || (body > 0 && line.size >= body * 1.12);
}

/** Smallest font size of the common headings; Infinity if there are none. */
export const smallestSize = (common: ReadonlySet<string>): number =>
  Math.min(...[...common].map((looks) => Number(looks.split('|')[0]) / 2));
