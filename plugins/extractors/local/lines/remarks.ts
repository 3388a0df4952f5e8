import type { LineView } from '../shared/lineView.ts';

/** A span of the document. */
export interface Stretch {
  start: number;
  end: number;
}

const longest = 120;
/** Where a remark may begin and end: commas, brackets, spaced dashes, the ends of sentences. */
const edgePattern = /[,;|()[\]·•\t]|:\s|\s[–—-]\s|(?<=\p{L}{4}|\d)\.\s+(?=[\p{Lu}\d])|$/gu;

const blank = (text: string, from: number, to: number) =>
  text.slice(0, Math.max(0, from)) + ' '.repeat(Math.max(0, to - Math.max(0, from))) + text.slice(to);

/** The remarks in a line: the pieces that `isRemark` accepts, each with the mark before it; `dates` are skipped. Offsets into the document. */
export function remarksIn(
  line: LineView,
  dates: readonly Stretch[],
  isRemark: (part: string, from: number) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  const text = dates
    .filter(({ start, end }) => start < line.end && end > line.start)
    .reduce((rest, { start, end }) => blank(rest, start - line.start, Math.min(end, line.end) - line.start), line.text);
  let from = 0;
  let mark = 0;
  for (const edge of text.matchAll(edgePattern)) {
    const part = text.slice(from, edge.index);
    if (part.length <= longest && /[\p{L}\d]/u.test(part) && isRemark(part, from))
      found.push({ start: line.start + mark, end: line.start + edge.index + Number(/[)\]]/.test(edge[0])) });
    mark = edge.index;
    from = edge.index + edge[0].length;
  }
  return found;
}
