import { studyAsides, studyManners, studyMarks } from '../../../../../knowledge/cues/studyCues.ts';
import { remarksIn } from '../../../lines/remarks.ts';
import type { LineView } from '../../../shared/lineView.ts';

/** "(Hons)" after a degree is part of its name. */
const honours = /^\s*hon(?:s|ou?rs)?\.?\s*$/iu;

const remark = new RegExp(String.raw`^[\s'"’«»]*(?:${studyMarks}|${studyManners}|${studyAsides})[\s.'"’«»]{0,40}$`, 'iu');
/** The parts of a study's line that give results or the form of study rather than what or where. */
export function remarksOf(line: LineView, dates: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  // "Mathematics (A), Physics (B)": the grades show that this is a list of subjects.
  const subjects = (line.text.match(/\((?:\p{Lu}\*?|\d)\)/gu) ?? []).length > 1;
  return remarksIn(
    line,
    dates,
    (part, from) => !(subjects && part.length < 3) && !(line.text[from - 1] === '(' && honours.test(part)) && remark.test(part),
  );
}
