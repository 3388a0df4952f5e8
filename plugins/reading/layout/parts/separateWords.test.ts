import { expect, it } from 'vitest';
import { layPage } from '../layPage.ts';
import { row } from '../testing/pageWords.ts';
import type { Word } from './word.ts';

const read = (words: Word[]) => layPage(words).map((line) => line.words.map(({ lead, text }) => lead + text).join('|'));

it('parts items by gaps that are wide beside the spaces of the line', () => {
  const chips = ['Wound care', 'Triage', 'Night rota'].flatMap((text, index) =>
    row(text, 50 + index * 64, 100, index * 10).map((word, at) => ({ ...word, spaceBefore: at > 0 })),
  );
  expect(read(chips)).toEqual(['Wound| care|\tTriage|\tNight| rota']);
});

it('parts the columns of a table in a document that types no spaces', () => {
  const words = [...row('Tools Linux, Git, Slurm', 50, 100, 0)];
  for (const word of words.slice(1)) for (const side of ['x0', 'x1'] as const) word[side] += 10;
  expect(read(words)).toEqual(['Tools|\tLinux,| Git,| Slurm']);
});

it('parts words with an upright line between them', () => {
  const words = row('Employer Meridian Ltd', 50, 100, 0).map((word, index) => (index === 0 ? word : { ...word, cell: 92 }));
  expect(read(words)).toEqual(['Employer|\tMeridian| Ltd']);
});

it('parts words that stand on shapes of their own', () => {
  const words = row('Python Java SQL', 50, 100, 0).map((word, index) => ({ ...word, chip: index }));
  expect(read(words)).toEqual(['Python|\tJava|\tSQL']);
});
