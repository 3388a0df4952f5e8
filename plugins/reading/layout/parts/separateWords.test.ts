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

it('parts words that stand on shapes of their own', () => {
  const words = row('Python Java SQL', 50, 100, 0).map((word, index) => ({ ...word, chip: index }));
  expect(read(words)).toEqual(['Python|\tJava|\tSQL']);
});
