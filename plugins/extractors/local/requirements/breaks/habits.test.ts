import { describe, expect, it } from 'vitest';
import { gapFeatures } from './breakFeatures.ts';
import { wordsOf } from './breakWords.ts';
import { habitOf, textFeatures, unknownHabit } from './findBreaks.ts';

describe('habitOf', () => {
  it('says how many of the lines begin in lower case, once a few are known', () => {
    const words = wordsOf('bake Bread sell cakes Wash up');
    expect(habitOf(words, [0, 1])).toEqual(unknownHabit);
    expect(habitOf(words, [1, 2, 3, 5]).cased).toBe('mostly');
    expect(habitOf(words, [1, 2, 3, 4]).cased).toBe('often');
  });

  it('says how most of the lines end, headings aside', () => {
    const words = wordsOf('Duties: bake bread; wash up; open the shop; sell cakes');
    const starts = (...texts: string[]) => texts.map((text) => words.findIndex((word) => word.text === text));
    expect(habitOf(words, starts('bake', 'wash', 'open', 'sell')).ended).toBe(';');
    expect(habitOf(words, starts('bake', 'bread;', 'the', 'shop;')).ended).toBe('bare');
    expect(habitOf(words, starts('bread;', 'wash', 'the', 'sell')).ended).toBe('mixed');
  });
});

describe('textFeatures', () => {
  it('says how a text goes on behind headings, colons and signs', () => {
    const text = 'Baker Requirements: punctual; clean; strong. Call us.';
    const words = wordsOf(text);
    const shown = textFeatures(words, gapFeatures(text, words));
    expect(shown).toEqual(expect.arrayContaining(['below headings 4', 'behind colons 4', 'behind ; 4', 'behind . 0', ', -']));
  });
});
