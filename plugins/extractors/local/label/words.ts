import { matchesOf } from '../../../knowledge/matchesOf.ts';
import type { LineView } from '../shared/lineView.ts';
import type { TextSpan } from '../shared/textSpan.ts';

/** A word or punctuation mark of a line; `line` is the line's index in the list. Offsets are into the document's text. */
export interface Word extends TextSpan {
  line: number;
  /** Index within its line, and whether it is the last word there. */
  index: number;
  last: boolean;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’+#&./\-\u00ad]*[\p{L}\p{N}+#]|[\p{L}\p{N}]|[^\s\p{L}\p{N}]/gu;
/** The end of a line as a word of its own: it separates items like a comma. */
const lineEnd = (lines: readonly LineView[], at: number, index: number): Word => ({
  start: lines[at]!.end,
  end: lines[at]!.end,
  text: '\n',
  line: at,
  index,
  last: false,
});

/** More words and marks than a list of a thousand skills on one line has. The rest of a longer line is ignored, in case the file is hostile. */
const mostWords = 20_000;

export function wordsOf(lines: readonly LineView[], at: number): Word[] {
  const line = lines[at]!;
  const found = matchesOf(word, line.text).slice(0, mostWords);
  return found.map(({ 0: text, index: offset }, index) => ({
    start: line.start + offset,
    end: line.start + offset + text.length,
    text,
    line: at,
    index,
    last: index === found.length - 1,
  }));
}

/** The words of a line of items, and its end. */
export function itemWordsOf(lines: readonly LineView[], at: number): Word[] {
  const words = wordsOf(lines, at);
  return [...words, lineEnd(lines, at, words.length)];
}
