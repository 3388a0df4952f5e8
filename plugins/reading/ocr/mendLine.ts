import type { RecognisedWord } from './recogniser.ts';

/** How bullets are misread. */
const bulletLike = /^[«»+*°¢©®@§¥•]{1,2}$/;
/** How round bullets are misread: before a capital it is not a word. */
const roundBullet = /^[eo0]$/;
/** How dots between contacts are misread. */
const dotLike = /^[«»*°¢©®§¥•]$/;
/** How frames, rules and dirt are misread. */
const frameLike = /^(?:[()[\]{}\\~=`"'^_]|[-–—_=~]{2,})$/;
const opening = /^[([{](?=\p{L})/u;
const closing = /(?<=\p{L})[)\]}]$/u;
/** Least gap between words, as a share of the line's height. */
const leastGap = 0.1;
/** Gaps around an @ look like spaces, up to this share. */
const addressGap = 0.6;
/** A wider gap, as a multiple of the line's height, begins a separate text. */
const wideGap = 1.5;

/** Words of the page, line by line as the recogniser went over it. */
export function splitLines(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const lines: RecognisedWord[][] = [];
  for (const word of words) {
    const before = lines.at(-1)?.at(-1);
    const goesOn =
      before !== undefined && word.x0 >= before.x0 && Math.abs(word.baseline - before.baseline) <= before.lineHeight * 0.5;
    if (goesOn) lines.at(-1)!.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Mends common misreadings in a line: bullets, icons, frames, the word "I", and words and addresses torn apart. */
export function mendLine(line: readonly RecognisedWord[]): RecognisedWord[] {
  const read = line.map((word, index) => ({ ...word, text: readSign(word, line[index - 1], line[index + 1], line) }));
  const framed = stripFrames(read.filter(({ text }) => text !== ''));
  return joinTorn(framed);
}

function readSign(
  { text, x0, lineHeight }: RecognisedWord,
  before: RecognisedWord | undefined,
  after: RecognisedWord | undefined,
  line: readonly RecognisedWord[],
): string {
  const begins = before === undefined || x0 - before.x1 > lineHeight * wideGap;
  if (begins && after !== undefined) {
    if (bulletLike.test(text) || (roundBullet.test(text) && /^\p{Lu}/u.test(after.text))) return '•';
  }
  if (text === '|' && after !== undefined && /^\p{Ll}[\p{L}’']*$/u.test(after.text)) return 'I';
  if (text === '|' && (begins || after === undefined)) return '';
  if (dotLike.test(text)) return before === undefined || after === undefined ? '' : '•';
  // "Leeds + 0113 496 0000 + ada@mail.example"
  if (text === '+' && line.filter((other) => other.text === '+').length > 1) return '•';
  return frameLike.test(text) ? '' : text;
}

/** A frame's edge is read as a bracket; its other edge is lost, or was a word of its own. */
function stripFrames(line: readonly RecognisedWord[]): RecognisedWord[] {
  const whole = line.map(({ text }) => text).join(' ');
  const opens = whole.match(/[([{]/g)?.length ?? 0;
  const closes = whole.match(/[)\]}]/g)?.length ?? 0;
  if (opens === closes) return [...line];
  const edge = opens > closes ? opening : closing;
  return line.map((word) => ({ ...word, text: word.text.replace(edge, '') }));
}

function joinTorn(line: readonly RecognisedWord[]): RecognisedWord[] {
  const joined: RecognisedWord[] = [];
  for (const word of line) {
    const before = joined.at(-1);
    if (before === undefined || !isTorn(before, word)) {
      joined.push(word);
      continue;
    }
    const confidence = Math.min(before.confidence, word.confidence);
    joined[joined.length - 1] = {
      ...before,
      text: before.text + word.text,
      confidence,
      x1: word.x1,
      y0: Math.min(before.y0, word.y0),
      y1: Math.max(before.y1, word.y1),
    };
  }
  return joined;
}

function isTorn(left: RecognisedWord, right: RecognisedWord): boolean {
  const gap = (right.x0 - left.x1) / left.lineHeight;
  if (gap <= leastGap) return /\p{L}$/u.test(left.text) && /^\p{Ll}/u.test(right.text);
  return (
    gap <= addressGap &&
    /^[\w.+-]+@?$/.test(left.text) &&
    /^@?[\w-]+(?:\.[\w-]+)+$/.test(right.text) &&
    `${left.text}${right.text}`.split('@').length === 2
  );
}
