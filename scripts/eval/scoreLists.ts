import type { ResumeFacts } from '../../plugins/contract.ts';
import { languageName, plain, similar, skillName } from './normalize.ts';
import { listFlag, type ScoreSheet } from './scoreSheet.ts';

type Same = (a: string, b: string) => boolean;

/** `found` may match what was expected; `countable` are the values that count as wrong if unexpected. */
function scoreList(
  sheet: ScoreSheet,
  field: string,
  expected: readonly string[],
  found: readonly string[],
  countable: readonly string[],
  same: Same,
): void {
  const seen = expected.filter((_, index) => listFlag(sheet.item.visible, field, index));
  const missed = seen.filter((value) => !found.some((one) => same(value, one)));
  const wrong = countable.filter((one) => !expected.some((value) => same(value, one)));
  sheet.count(field, seen.length - missed.length, wrong.length, missed.length);
  for (const value of missed) sheet.note(field, value, '—');
  for (const value of wrong) sheet.note(field, '—', value);
}

/** Scores skills, certificates and languages. */
export function scoreLists(sheet: ScoreSheet, facts: ResumeFacts): void {
  const { truth } = sheet.item;
  const groups = new Set((truth.skillGroups ?? []).map(plain));
  const skills = facts.skills.map(({ value }) => value);
  // The truth lacks skills that only the text of jobs mentions, although finding them is right. So only listed skills count, by their printed words.
  const listed = skills.filter(({ source, name }) => source === 'listed' && !groups.has(plain(name))).map(({ name }) => name);
  scoreList(sheet, 'skills', truth.skills, listed, listed, (a, b) => skillName(a) === skillName(b));
  const certifications = facts.certifications.map(({ value }) => value.name);
  scoreList(sheet, 'certifications', truth.certifications, certifications, certifications, similar);
  const languages = facts.languages.map(({ value }) => value.name);
  scoreList(
    sheet,
    'languages',
    truth.languages.map(({ language }) => language),
    languages,
    languages,
    (a, b) => languageName(a) === languageName(b),
  );
}
