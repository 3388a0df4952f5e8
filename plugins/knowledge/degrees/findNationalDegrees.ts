import { type EducationLevel, educationLevels } from '../../contract.ts';
import { nationalDegrees } from './nationalDegrees.ts';

export interface NationalDegree {
  start: number;
  end: number;
  level: EducationLevel;
}

interface Form {
  words: readonly string[];
  level: EducationLevel;
  /** The character that the form ends with: a full stop or a bracket. */
  closing: string;
}

const word = /[\p{L}\p{N}]+/gu;
const longestGap = 4;
/** Words that also name a school: "Техникум", "Liceo scientifico" are degrees only on their own. */
const schoolToo: ReadonlySet<string> = new Set([
  'техникум',
  'liceo',
  'gimnazija',
  'szkoła',
  'anadolu',
  'școală',
  'fagskole',
  'középiskola',
  'srednja',
  'viša',
]);
const byFirst = makeIndex();

function makeIndex(): ReadonlyMap<string, readonly Form[]> {
  const index = new Map<string, Form[]>();
  for (const level of educationLevels) {
    for (const written of nationalDegrees[level].split(/[,\n]/u)) {
      const form = written.trim();
      const words = form.match(word) ?? [];
      const [first] = words;
      if (first === undefined) continue;
      const key = first.toLowerCase();
      index.set(key, [...(index.get(key) ?? []), { words, level, closing: /[.)]$/u.exec(form)?.[0] ?? '' }]);
    }
  }
  for (const forms of index.values()) forms.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Finds degrees by their national names, in the order of the text; of overlapping matches the longest wins. */
export function findNationalDegrees(text: string): NationalDegree[] {
  const words = Array.from(text.matchAll(word), ({ index, 0: one }) => ({ start: index, end: index + one.length, text: one }));
  const found: NationalDegree[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    const form = first && byFirst.get(first.text.toLowerCase())?.find((one) => fits(text, words, at, one));
    const last = form && words[at + form.words.length - 1];
    if (first === undefined || form === undefined || last === undefined) continue;
    const end = last.end + (form.closing !== '' && text[last.end] === form.closing ? 1 : 0);
    found.push({ start: first.start, end, level: form.level });
    at += form.words.length - 1;
  }
  return found;
}

interface Word {
  start: number;
  end: number;
  text: string;
}

function fits(text: string, words: readonly Word[], at: number, { words: form }: Form): boolean {
  const isWritten = form.every((each, index) => {
    const one = words[at + index];
    const previous = words[at + index - 1];
    if (one === undefined || (index > 0 && previous !== undefined && one.start - previous.end > longestGap)) return false;
    const short = each.length <= 4 && each === each.toUpperCase() && each !== each.toLowerCase();
    const capital = index === 0 && /^\p{Lu}/u.test(each);
    if (short) return one.text === each;
    return one.text.toLowerCase() === each.toLowerCase() && (!capital || /^\p{Lu}/u.test(one.text));
  });
  return isWritten && (!schoolToo.has(form[0]?.toLowerCase() ?? '') || standsAlone(text, words, at, form.length));
}

/** Whether there are separators on both sides. If the text continues, it is the name of a school. */
function standsAlone(text: string, words: readonly Word[], at: number, length: number): boolean {
  const [first, last] = [words[at], words[at + length - 1]];
  if (first === undefined || last === undefined) return false;
  return endsAtMark(text.slice(Math.max(0, first.start - 4), first.start)) && beginsAtMark(text.slice(last.end, last.end + 4));
}

/** After a separator, a new line or a cell's edge, or at the start of the text. */
function endsAtMark(before: string): boolean {
  const words = before.trimEnd();
  return words === '' || marks.includes(words.slice(-1)) || /[\n\t]/u.test(before.slice(words.length));
}

function beginsAtMark(after: string): boolean {
  const words = after.trimStart();
  return words === '' || marks.includes(words.slice(0, 1)) || /[\n\t]/u.test(after.slice(0, after.length - words.length));
}

const marks = '|,;:·•()–—-';
