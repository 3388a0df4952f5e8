import type { Column } from './columns/orderSegments.ts';
import { type LaidLine, lineMeasure } from './parts/laidLine.ts';

/** A space, as a share of the font size. */
const space = 0.25;
/** Lines further apart than this multiple of the font size do not belong together. */
const mostLeading = 2.2;
/** A line reaches the column's end when it ends within this share of the column's width from it. */
const reachShare = 0.08;

/** Words and signs that text does not end with. */
const openEnd =
  /(?:[,&(/–—-]|(?:^|\s)(?:of|and|for|the|in|with|to|a|at|by|or|per|und|der|von|de|la|du|по|и|в|на|с|для|от|до|из|за|о|к|у|при|не|что))$/iu;
/** "Tools: Git, Figma" over "Languages: English": a row with a label of its own goes on with no other. */
const label = /^\p{Lu}[^:.,;]{1,40}:\s/u;
const contactStart = /^(?:\S*(?:@|www\.|\/\/)|[+\d(][\d ()-]{6})/u;
const contactEnd = /(?:@|www\.|\/)[^\s/@]*$/u;

interface Measured {
  line: LaidLine;
  size: number;
  baseline: number;
  x0: number;
  x1: number;
  text: string;
}

/** Two neighbouring lines of one column, and how the column is set. */
interface Pair {
  above: Measured;
  below: Measured;
  column: Column;
  /** Distance between their baselines, and the smallest such distance in the column, as multiples of the font size. */
  leading: number;
  closest: number;
  /** How many lines of the column reach its end. */
  reaching: number;
}

/**
 * Evidence for and against a line continuing the one above. The weights come from a logistic regression on the line ends of 500 CVs that a browser
 * printed in random layouts; a line counts as continued when the HTML has both lines in one text. On 400 other CVs, recall is .92
 * and precision .90.
 */
const weights = {
  always: -3.6,
  endsOpen: 3.4,
  bracketIsOpen: 0.9,
  startsSmall: 3.0,
  startsWithDigit: 1.6,
  startsWithSign: 0.8,
  startsWithContact: -1.9,
  endsSentence: 0.8,
  endsInYear: -1.2,
  endsInBracket: -1.4,
  endsInContact: -0.8,
  endsInSeparator: 2.5,
  commaBeforeCapital: 1.2,
  sameLook: 2.9,
  farBelow: -2.9,
  otherEdge: -1.3,
  indented: -1.2,
  outdented: -1.0,
  inListItem: 2.0,
  hasCells: -3.9,
  meetsCells: -1.6,
  someReachEnd: 0.5,
  manyReachEnd: 0.6,
  besideColumn: 0.8,
  long: 1.1,
};

/** Marks lines that continue the line above: the column had no room for their first word, and the two lines look and read like one text. */
export function markContinued(lines: readonly LaidLine[], columns: ReadonlyMap<LaidLine, Column>): void {
  const measured = lines.map(measure);
  const settings = measureColumns(measured, columns);
  let opening = measured[0];
  for (let index = 1; index < lines.length; index++) {
    const [above, below] = [measured[index - 1]!, measured[index]!];
    const column = columns.get(below.line)!;
    const isNextLabel = label.test(below.text) && label.test(opening!.text);
    if (columns.get(above.line) === column && !isNextLabel) {
      const leading = leadingOf(above, below);
      const { closest, reaching } = settings.get(column)!;
      below.line.continues = isContinued({ above, below, column, leading, closest, reaching });
    }
    if (!below.line.continues) opening = below;
  }
}

function measure(line: LaidLine): Measured {
  return { line, ...lineMeasure(line), text: line.words.map(({ text }) => text).join(' ') };
}

interface Setting {
  closest: number;
  reaching: number;
}

function measureColumns(measured: readonly Measured[], columns: ReadonlyMap<LaidLine, Column>): Map<Column, Setting> {
  const settings = new Map<Column, Setting>();
  for (const [index, own] of measured.entries()) {
    const column = columns.get(own.line)!;
    const setting = settings.get(column) ?? { closest: Number.POSITIVE_INFINITY, reaching: 0 };
    settings.set(column, setting);
    if (column.right - own.x1 < (column.right - own.x0) * reachShare) setting.reaching++;
    const above = measured[index - 1];
    if (above === undefined || columns.get(above.line) !== column || Math.abs(above.size - own.size) > 0.3) continue;
    const leading = leadingOf(above, own);
    if (leading > 0.8) setting.closest = Math.min(setting.closest, leading);
  }
  return settings;
}

function leadingOf(above: Measured, below: Measured): number {
  return (below.baseline - above.baseline) / Math.max(1, above.size);
}

function isContinued(pair: Pair): boolean {
  const { above, below, column, leading } = pair;
  if (below.line.listItem || leading <= 0.5 || leading > mostLeading || Math.abs(above.size - below.size) > 0.3) return false;
  const end = endWith(above, below);
  if (end < column.right - above.size * 0.06) return false;
  const evidence = weigh(pair, end);
  let score = weights.always;
  for (const [name, holds] of Object.entries(evidence)) if (holds) score += weights[name as keyof typeof weights];
  return score > 0;
}

/** The x at which the upper line would end with the lower line's first word added. */
function endWith(above: Measured, below: Measured): number {
  const first = below.line.words[0]!;
  return above.line.words.at(-1)!.x1 + above.size * space + first.x1 - first.x0;
}

function weigh(
  { above, below, column, leading, closest, reaching }: Pair,
  end: number,
): Partial<Record<keyof typeof weights, boolean>> {
  const { size } = above;
  const [last, first] = [above.line.words.at(-1)!, below.line.words[0]!];
  const startsSmall = /^[("«]?\p{Ll}/u.test(below.text);
  const shift = (below.x0 - above.x0) / size;
  const middles = (below.x0 + below.x1 - above.x0 - above.x1) / 2 / size;
  const ends = (below.x1 - above.x1) / size;
  return {
    endsOpen: openEnd.test(above.text),
    bracketIsOpen:
      above.text.lastIndexOf('(') > above.text.lastIndexOf(')') || above.text.lastIndexOf('«') > above.text.lastIndexOf('»'),
    startsSmall,
    startsWithDigit: /^\d/.test(below.text),
    startsWithSign: /^[^\p{L}\d]/u.test(below.text),
    startsWithContact: contactStart.test(below.text),
    endsSentence: /[.!?:;]$/.test(above.text),
    endsInYear: /(?:19|20)\d\d\W*$/.test(above.text),
    endsInBracket: above.text.endsWith(')'),
    endsInContact: contactEnd.test(above.text),
    endsInSeparator: /[•|·;]$/.test(above.text),
    commaBeforeCapital: above.text.endsWith(',') && !startsSmall,
    sameLook: last.bold === first.bold && last.italic === first.italic,
    farBelow: leading > closest * 1.25,
    otherEdge: Math.abs(shift) > 0.3 && Math.abs(middles) > 0.5 && Math.abs(ends) > 0.5,
    indented: shift > 0.3,
    outdented: shift < -0.3,
    inListItem: above.line.listItem,
    hasCells: hasCells(above),
    meetsCells: hasCells(below),
    someReachEnd: reaching >= 2,
    manyReachEnd: reaching >= 4,
    besideColumn: end > column.next - size * 1.2,
    long: above.x1 - above.x0 > size * 28,
  };
}

function hasCells({ line }: Measured): boolean {
  return line.words.some(({ lead }) => lead === '\t');
}
