import type { Education, ResumeFacts } from '../../plugins/contract.ts';
import type { Truth } from './manifest.ts';
import { plain, samePrinted } from './normalize.ts';
import { pairEntries } from './pairEntries.ts';
import { listFlag, type ScoreSheet } from './scoreSheet.ts';

/** Matches the printed words of the degree, with or without its field, and nothing else. */
function sameDegree(expected: string, field: string | null | undefined, found: Education | null): boolean {
  if (!found?.degree) return false;
  const [words, printed] = [plain(expected), plain(found.degree)];
  return printed === words || (printed.startsWith(words) && printed.length <= words.length + plain(`in ${field ?? ''}`).length);
}

/** How well a study agrees with a true one; 0 if in nothing. */
export const agreeingStudy = (a: Truth['education'][number], b: Education): number =>
  3 * Number(samePrinted(a.institution ?? '', b.institution)) +
  2 * Number(sameDegree(a.degree ?? '', a.specialization, b)) +
  2 * Number(samePrinted(a.specialization ?? '', b.specialization)) +
  Number(a.year === String(b.endYear));

/** Scores schools, degrees, fields and years. A study that is not in the truth counts against school and degree. */
export function scoreEducation(sheet: ScoreSheet, facts: ResumeFacts): void {
  const found = facts.education.map(({ value }) => value);
  const { education } = sheet.item.truth;
  const pairs = pairEntries(education, found, agreeingStudy);
  education.forEach((study, index) => {
    const match = found[pairs.get(index) ?? -1] ?? null;
    const check = (
      field: string,
      key: string,
      expected: string | null | undefined,
      value: string | null,
      same: (expected: string) => boolean,
    ) => {
      if (expected && listFlag(sheet.item.visible, 'education', index, key)) sheet.check(field, expected, value, same(expected));
    };
    const text = (value: string | null | undefined) => (expected: string) => samePrinted(expected, value ?? null);
    const year = (value: number | null | undefined) => (expected: string) => Number(expected) === value;
    check('institution', 'institution', study.institution, match?.institution ?? null, text(match?.institution));
    check('degree', 'degree', study.degree, match?.degree ?? null, (expected) =>
      sameDegree(expected, study.specialization, match),
    );
    check('specialization', 'specialization', study.specialization, match?.specialization ?? null, text(match?.specialization));
    check('study years', 'year', study.year, match?.endYear?.toString() ?? null, year(match?.endYear));
    check('study years', 'startYear', study.startYear, match?.startYear?.toString() ?? null, year(match?.startYear));
  });
  const used = new Set(pairs.values());
  for (const study of found.filter((_, index) => !used.has(index))) {
    sheet.note('extra study', '—', `${study.degree} @ ${study.institution}`);
    sheet.count('institution', 0, Number(study.institution !== null), 0);
    sheet.count('degree', 0, Number(study.degree !== null), 0);
  }
}
