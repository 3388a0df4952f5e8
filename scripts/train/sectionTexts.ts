import { plainLines } from '../../plugins/extractors/local/requirements/document/usedPart.ts';
import { type LineView, viewLines } from '../../plugins/extractors/local/shared/lineView.ts';
import { textDocument } from '../../plugins/extractors/local/shared/textDocument.ts';
import { type AdvertLine, composeAdvertLines, type Part } from '../adverts/composeLines.ts';
import { createRandom, type Random } from '../seed/random.ts';

/** The lines of an invented advertisement, and the section of each: `kind:H` a heading, `kind:B` text. */
export interface SectionText {
  lines: LineView[];
  labels: string[];
}

const kinds = ['about', 'duties', 'must', 'nice', 'benefits', 'apply'] as const;
export const sectionLabelNames = ['head:B', ...kinds.flatMap((kind) => [`${kind}:H`, `${kind}:B`])];

/** Pay and hours are part of what is offered; their usual headings are told apart by a table. */
const offered = new Set(['offer', 'pay', 'schedule']);
const bullets = ['', '', '', '- ', '• ', '* '] as const;
const shareInOneLine = 0.35;
const missedHeadings = 0.15;
const missedItems = 0.15;
const foundWrongly = 0.06;
const listed = new Set(['duties', 'must', 'nice', 'benefits']);

/** As many invented advertisements of each language, with and without bullets and blank lines. */
export function sectionTexts(count: number, firstSeed: number, part?: Part): SectionText[] {
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
  return seeds.flatMap((seed) =>
    (['en', 'ru'] as const).flatMap((language) => {
      const written = composeAdvertLines(seed, language, part).map((line) => ({
        ...line,
        kind: offered.has(line.kind) ? 'benefits' : line.kind,
      }));
      const random = createRandom(seed * 31 + 5);
      if (random.chance(shareInOneLine)) return [inOneLine(random, written)];
      const lines = viewLines(plainLines(textDocument(printed(random, written))));
      if (lines.length !== written.length) return [];
      return [{ lines, labels: written.map(({ kind, heading }) => `${kind}:${heading ? 'H' : 'B'}`) }];
    }),
  );
}

/** The lines run together and cut again: some beginnings are missed, and some found where there is none. */
function inOneLine(random: Random, lines: readonly AdvertLine[]): SectionText {
  const text = lines.map((line) => line.text).join(' ');
  const cuts = new Set<number>();
  const found: { start: number; end: number; line: AdvertLine }[] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const missed = line.heading || lines[index - 1]?.heading === true ? missedHeadings : missedItems;
    if (index > 0 && !random.chance(missed)) cuts.add(at);
    for (const { index: inside } of line.text.matchAll(/(?<=\S\s)\p{Lu}/gu))
      if (random.chance(foundWrongly)) cuts.add(at + inside);
    found.push({ start: at, end: at + line.text.length, line });
    at += line.text.length + 1;
  }
  const document = textDocument(text);
  const [whole] = document.lines;
  if (whole === undefined) throw new Error('An advertisement has text.');
  const starts = [0, ...[...cuts].toSorted((a, b) => a - b)];
  const parts = starts.map((start, index) => ({
    ...whole,
    start,
    end: start + text.slice(start, starts[index + 1] ?? text.length).trimEnd().length,
  }));
  const views = viewLines(plainLines({ ...document, lines: parts }));
  return { lines: views, labels: views.map((view) => labelOf(found, view)) };
}

/** The section of most of a line; a heading if most of the line is one. */
function labelOf(
  found: readonly { start: number; end: number; line: AdvertLine }[],
  view: { start: number; end: number },
): string {
  const letters = new Map<string, number>();
  for (const { start, end, line } of found) {
    const shared = Math.min(end, view.end) - Math.max(start, view.start);
    const label = `${line.kind}:${line.heading ? 'H' : 'B'}`;
    if (shared > 0) letters.set(label, (letters.get(label) ?? 0) + shared);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  if (most === undefined) throw new Error('A line has letters.');
  return most[0];
}

function printed(random: Random, lines: readonly AdvertLine[]): string {
  const bullet = random.pick([...bullets]);
  const [spaced, spacedBelow] = [random.chance(0.6), random.chance(0.1)];
  return lines
    .map(({ text, kind, heading }, index) => {
      const before = lines[index - 1];
      const begins = heading || (before?.kind === 'head' && kind !== 'head');
      const gap = before !== undefined && ((spaced && begins) || (spacedBelow && before.heading));
      return `${gap ? '\n' : ''}${!heading && listed.has(kind) ? bullet : ''}${text}`;
    })
    .join('\n');
}
