import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { academicUnits } from '../../../knowledge/words/schools.ts';
import { institutionScore } from '../annotate/schoolScore.ts';
import type { FieldSpan } from '../label/fieldSpan.ts';
import { oneLine } from '../shared/evidence.ts';

const unit = makeFinder('iu', { before: '^', words: academicUnits.join('|'), after: String.raw`(?!\p{L})` });
const leastSchool = 2;

/** A school or an employer without the units beside it: "Universidad de San Sebastián, Dept. of Bakery", "кафедра «Физика», КФУ им. Лобачевского". */
export function schoolItself(text: string, span: FieldSpan | undefined): FieldSpan | undefined {
  if (!span) return span;
  let at = span.start;
  const parts = text
    .slice(span.start, span.end)
    .split(',')
    .map((part) => {
      const start = at + part.length - part.trimStart().length;
      at += part.length + 1;
      return { text: oneLine(part).trim(), start, end: start + part.trim().length };
    });
  const [school, ...others] = parts.filter((part) => !unit.test(part.text));
  if (!school || others.length > 0 || parts.length < 2 || institutionScore(school.text) < leastSchool) return span;
  return { ...span, start: school.start, end: school.end };
}
