import { type LaidLine, lineMeasure } from './parts/laidLine.ts';
import type { Word } from './parts/word.ts';

/** A section's or person's name is no longer than this. */
const mostCharacters = 48;
/** A name set along the whole page is this much larger than the page's text. */
const largeFactor = 1.4;
/** A label starts level with its section when their tops differ by at most this share of the font size. */
const levelShare = 0.8;

interface Label {
  line: LaidLine;
  x1: number;
  y0: number;
  y1: number;
}

/**
 * Inserts section names that are written sideways to the left of their sections: each goes before the first line of the text beside it. A single
 * large line,
 * which is a person's name along the page, comes first. Other sideways lines follow at the end.
 */
export function insertSideLabels(lines: readonly LaidLine[], sideways: readonly LaidLine[]): LaidLine[] {
  const labels = sideways.flatMap(splitAtTabs).map(toLabel);
  const inserted = new Map<LaidLine | null, LaidLine[]>();
  const lastBlock = lines.reduce((most, { block }) => Math.max(most, block), 0);
  for (const [index, label] of labels.entries()) {
    const target = firstLineBeside(label, labels, lines);
    inserted.set(target, [...(inserted.get(target) ?? []), { ...label.line, block: lastBlock + 1 + index }]);
  }
  return [...lines.flatMap((line) => [...(inserted.get(line) ?? []), line]), ...(inserted.get(null) ?? [])];
}

/** Labels of one column share a line of the turned page. They were written separately even if they nearly touch. */
function splitAtTabs(line: LaidLine): LaidLine[] {
  const parts: Word[][] = [[]];
  for (const [index, word] of line.words.entries()) {
    if (index > 0 && (word.lead === '\t' || word.order !== line.words[index - 1]!.order + 1)) parts.push([{ ...word, lead: '' }]);
    else parts.at(-1)!.push(word);
  }
  return parts.map((words) => ({ ...line, words }));
}

function toLabel(line: LaidLine): Label {
  const { words } = line;
  return {
    line,
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y0: Math.min(...words.map(({ top }) => top)),
    y1: Math.max(...words.map(({ bottom }) => bottom)),
  };
}

/** Null when there is nothing to the right of the label, or the text is too long to be a label. */
function firstLineBeside(label: Label, labels: readonly Label[], lines: readonly LaidLine[]): LaidLine | null {
  if (label.line.words.reduce((length, { text }) => length + text.length + 1, 0) > mostCharacters) return null;
  const beside = lines.filter(({ words: [first] }) => first!.x0 >= label.x1 - 1);
  const level = beside.findIndex(({ words: [first] }) => first!.baseline > label.y0 && first!.top < label.y1);
  if (level < 0) return null;
  if (labels.length === 1 && isLarge(label, lines)) return lines[0]!;
  const first = beside[level]!;
  if (Math.abs(first.words[0]!.top - label.y0) <= first.words[0]!.size * levelShare) return first;
  if (labels.length === 1) return null;
  // The label is centred on its section: the section begins below the widest gap since the label above.
  const above = Math.max(0, ...labels.map(({ y1 }) => y1).filter((bottom) => bottom <= label.y0));
  let [start, widest] = [first, 0];
  for (let index = level; index > 0 && lineMeasure(beside[index]!).baseline > above; index--) {
    const gap = lineMeasure(beside[index]!).baseline - lineMeasure(beside[index - 1]!).baseline;
    if (gap > widest * 1.05) [start, widest] = [beside[index]!, gap];
  }
  return start;
}

function isLarge({ line }: Label, lines: readonly LaidLine[]): boolean {
  const sizes = lines.map((other) => lineMeasure(other).size).sort((a, b) => a - b);
  return line.words[0]!.size >= (sizes[sizes.length >> 1] ?? 0) * largeFactor;
}
