import { plainLines } from '../../plugins/extractors/local/requirements/document/plainLines.ts';
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
      const lines = viewLines(plainLines(textDocument(printed(createRandom(seed * 31 + 5), written))));
      if (lines.length !== written.length) return [];
      return [{ lines, labels: written.map(({ kind, heading }) => `${kind}:${heading ? 'H' : 'B'}`) }];
    }),
  );
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
