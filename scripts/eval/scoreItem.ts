import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Item } from './manifest.ts';
import { address, digits, personName, samePlace, samePrinted } from './normalize.ts';
import { scoreEducation } from './scoreEducation.ts';
import { scoreLists } from './scoreLists.ts';
import { isSeen, ScoreSheet } from './scoreSheet.ts';
import { scoreWork, scoreYears } from './scoreWork.ts';

type Same = (expected: string, found: string) => boolean;

/** Fields with a single value, each with the test for whether two values are the same. */
const singleFields: readonly (readonly [
  field: 'name' | 'title' | 'email' | 'phone' | 'website' | 'linkedin' | 'location',
  same: Same,
])[] = [
  ['name', (a, b) => personName(a) === personName(b)],
  ['title', samePrinted],
  ['email', (a, b) => address(a) === address(b)],
  ['phone', (a, b) => digits(a) === digits(b)],
  ['website', (a, b) => address(a) === address(b)],
  ['linkedin', (a, b) => address(a) === address(b)],
  ['location', samePlace],
];

/** A link behind an icon is lost in plain text. */
const isShown = (sheet: ScoreSheet, field: string): boolean => {
  const flag = sheet.item.visible[field];
  return flag === 'link' ? !sheet.file.endsWith('.txt') : isSeen(flag);
};

function scoreSingle(sheet: ScoreSheet, field: string, expected: string | null, found: string | null, same: Same): void {
  if (expected && isShown(sheet, field)) return sheet.check(field, expected, found, found !== null && same(expected, found));
  // Wrong: a value where the document has none, or one that differs from the true value, even if that is not visible. A title may come from the latest
  // job.
  if (found === null || field === 'title' || (expected && same(expected, found))) return;
  sheet.count(field, 0, 1, 0);
  sheet.note(field, '—', found);
}

/** Compares what was extracted from one file with what is visible in it. */
export function scoreItem(item: Item, file: string, facts: ResumeFacts, today: string): ScoreSheet {
  const sheet = new ScoreSheet(item, file);
  for (const [field, same] of singleFields)
    scoreSingle(sheet, field, item.truth[field] ?? null, facts[field]?.value ?? null, same);
  const { salary } = item.truth;
  const found = facts.salary ? `${facts.salary.value.amount} ${facts.salary.value.currency}` : null;
  if (salary !== undefined)
    scoreSingle(sheet, 'salary', salary && `${salary.amount} ${salary.currency}`, found, (a, b) => a === b);
  scoreWork(sheet, facts);
  scoreYears(sheet, facts, today);
  scoreEducation(sheet, facts);
  scoreLists(sheet, facts);
  return sheet;
}
