import { describe, expect, it } from 'vitest';
import type { Example } from './examples.ts';
import { meanFigures, splitByTrait } from './rotate.ts';

const example = (profession?: string): Example => ({
  id: profession ?? 'none',
  traits: profession === undefined ? {} : { profession },
  document: { text: '', lines: [], pages: [], warnings: [] } as unknown as Example['document'],
  lines: [],
  marks: [],
  body: 0,
  aligned: [],
  labels: [],
});

describe('splitByTrait', () => {
  const professions = ['nurse', 'cook', 'welder', 'clerk', 'pilot', 'baker', 'tailor', 'judge'];
  const parts = splitByTrait([...professions, ...professions].map(example).concat(example()), 'profession', 3);

  it('puts documents of one profession into one part, and each document into one part only', () => {
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...professions, ...professions].toSorted());
    for (const name of professions) expect(parts.filter((part) => part.some(({ id }) => id === name))).toHaveLength(1);
  });
});

describe('meanFigures', () => {
  it('weighs each part by its documents', () => {
    expect(
      meanFigures([
        { documents: 1, section: 0.5 },
        { documents: 3, section: 0.9 },
      ]),
    ).toEqual({ documents: 4, section: 0.8 });
  });
});
