import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { titleScore } from '../annotate/fieldScores.ts';
import type { Resume } from '../entries/resume.ts';
import type { LineView } from '../shared/lineView.ts';
import { contains, matchLength, overlaps, type Stretch } from '../shared/textSpan.ts';

const lineAt = ({ lines }: Resume, at: number): LineView | undefined => lines.find((line) => contains(line, at));

const smaller = 0.9;
const leastTitle = 1;
const fewestWords = 2;
/** What is longer is no name with a headline. */
const longest = 160;

const behindInitial = /^\.(?:\s\p{Lu}[\p{L}\p{M}’'-]+(?=\s*(?:$|[\n\t|•·,]|[–—-]\s)))?/u;

/** Where a name ends that a headline follows on its line: in other print ("**Nora Falk** Nurse"), or in several words ("Nora Falk Head Nurse"). */
export function endOfName(resume: Resume, { start, end }: Stretch): number {
  const { text } = resume.document;
  const runs = (lineAt(resume, start)?.line.runs ?? []).filter((run) => overlaps(run, { start, end }));
  const [first] = runs;
  const hasOtherLook = (at: number) => {
    const run = runs.find((one) => contains(one, at));
    return !!first && !!run && ((first.bold && !run.bold) || (run.fontSize ?? 0) < (first.fontSize ?? 0) * smaller);
  };
  const words = matchesOf(/\S+/gu, text.slice(start, Math.min(end, start + longest)));
  const cut = words.findIndex(({ index }, at) => {
    const score = titleScore(text.slice(start + index, end));
    if (at < fewestWords || score < leastTitle) return false;
    const isLongTitle = words.length - at >= fewestWords && score > titleScore(text.slice(start + words[at + 1]!.index, end));
    // "Falk Nora, Head Nurse"
    return words[at - 1]![0].endsWith(',') || hasOtherLook(start + index) || isLongTitle;
  });
  const last = words[cut - 1];
  const found = last ? start + last.index + last[0].replace(/,$/u, '').length : end;
  // What belongs to an initial: the full stop of "Falk, Nora J.", and the surname of "Nora J. Falk – Nurse".
  return /\s\p{Lu}$/u.test(text.slice(start, found))
    ? found + (behindInitial.exec(text.slice(found, end + longest))?.[0].length ?? 0)
    : found;
}

const given = /^,\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u;
const surname = /(?<=^|\t|[:：]\s?)\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s$/u;

/** The whole of "Falk, Nora" where one of the two was found, alone in its cell. */
export function withOtherName(resume: Resume, { start, end }: Stretch): Stretch {
  const line = lineAt(resume, start);
  if (!line || end > line.end) return { start, end };
  const before = matchLength(surname, line.text.slice(0, start - line.start));
  const behind = given.exec(line.text.slice(end - line.start))?.[0] ?? '';
  const after = titleScore(behind.slice(1).trim()) < leastTitle ? behind.length : 0;
  const isLast = before > 0 && end === line.end;
  return { start: start - (isLast ? before : 0), end: end + (before > 0 ? 0 : after) };
}
