import { describe, expect, it } from 'vitest';
import { findBreaks } from '../../plugins/extractors/local/requirements/breaks/findBreaks.ts';
import { joinLines, otherwise } from './breakTexts.ts';
import { learnBreaks, meanOf } from './learnBreaks.ts';

const beginsAt = (text: string, words: readonly string[]) => new Set(words.map((word) => text.indexOf(word)));

describe('joinLines', () => {
  it('joins lines without their bullets, and remembers where they began', () => {
    const { text, breaks, unclear } = joinLines('a', ['Duties', '', '- Bake bread', '• Wash up', '2. Close the shop']);
    expect(text).toBe('Duties Bake bread Wash up Close the shop');
    expect(breaks).toEqual(beginsAt(text, ['Bake', 'Wash', 'Close']));
    expect(unclear.size).toBe(0);
  });

  it('does not decide where a long line was wrapped', () => {
    const { text, breaks, unclear } = joinLines('a', [
      'We bake bread for the whole town and for the villages',
      'around it. Come and see.',
    ]);
    expect(breaks.size).toBe(0);
    expect(unclear).toEqual(beginsAt(text, ['around']));
  });
});

describe('otherwise', () => {
  it('writes items in the other case and headings with the colon or without', () => {
    expect(otherwise('a', ['Duties:', '- Bake bread', 'Requirements', '- опыт']).text).toBe(
      'Duties bake bread Requirements: Опыт',
    );
  });
});

describe('learnBreaks', () => {
  const texts = ['bread', 'cakes', 'rolls'].map((what) =>
    joinLines(what, ['Duties', `- Bake ${what}`, '- Wash the floor', '- Open the shop']),
  );

  it('learns where lines begin, the same from the same texts', () => {
    const model = learnBreaks(texts, { rounds: 8, seed: 1 });
    const { text, breaks } = joinLines('other', ['Duties', '- Bake pies', '- Wash the floor']);
    expect(new Set(findBreaks(text, model))).toEqual(breaks);
    expect(learnBreaks(texts, { rounds: 8, seed: 1 })).toEqual(model);
  });
});

describe('meanOf', () => {
  it('adds up the weights that any of the models has', () => {
    const models = [
      { weights: new Map([['a', 1]]), threshold: 2 },
      {
        weights: new Map([
          ['a', 2],
          ['b', 3],
        ]),
        threshold: 1,
      },
    ];
    expect(meanOf(models)).toEqual({
      weights: new Map([
        ['a', 1.5],
        ['b', 1.5],
      ]),
      threshold: 1.5,
    });
  });
});
