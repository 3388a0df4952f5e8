import { expect, it } from 'vitest';
import { linesOf, row } from '../testing/pageWords.ts';

const left = [
  'Profile',
  'Nurse with nine years of work',
  'on surgical wards, who likes',
  'to teach and to plan rosters',
  'with the whole of the team.',
  'Skills',
  'Wound care and dressing',
  'Triage',
  'Medication rounds',
];
const right = [
  'Experience',
  'Ward nurse, Hillside, 2019',
  'Kept the records of the ward',
  'and trained eleven nurses in',
  'the use of the new pumps.',
  'Staff nurse, Lakeview, 2015',
  'Cared for patients after',
  'surgery and took part in the',
  'night rota of two wards.',
];

it('reads two columns of one grid apart, though a program wrote them line by line', () => {
  const words = left.flatMap((text, index) => [
    ...row(text, 50, 100 + index * 14, index * 40),
    ...row(right[index]!, 260, 100 + index * 14, index * 40 + 20),
  ]);
  expect(linesOf([...row('Greta Halvorsen, registered nurse in Oslo and elsewhere', 50, 60, -20), ...words])).toEqual([
    'Greta Halvorsen, registered nurse in Oslo and elsewhere',
    ...left,
    ...right,
  ]);
});

it('reads the rows of a table across', () => {
  const rows = ['Python', 'Java', 'Go', 'Rust', 'Kotlin', 'Swift', 'Scala', 'Perl', 'Ruby'];
  const words = rows.flatMap((text, index) => [
    ...row(text, 50, 100 + index * 14, index * 40),
    ...row('good', 260, 100 + index * 14, index * 40 + 20),
  ]);
  expect(linesOf(words)).toEqual(rows.map((text) => `${text}|good`));
});
