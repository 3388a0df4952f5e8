import { describe, expect, it } from 'vitest';
import { findBreaks } from './findBreaks.ts';

function linesOf(text: string, ...model: Parameters<typeof findBreaks> extends [string, ...infer Rest] ? Rest : never): string[] {
  const starts = [0, ...findBreaks(text, ...model)];
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
}

describe('findBreaks', () => {
  it('cuts where the weights of a gap reach the threshold', () => {
    const weights = new Map([['right a b', 1]]);
    expect(linesOf('x b x b', { weights, threshold: 1 })).toEqual(['x', 'b x', 'b']);
    expect(linesOf('x b x b', { weights, threshold: 2 })).toEqual(['x b x b']);
  });

  it('begins no line after a word that needs another behind it', () => {
    expect(linesOf('the b x', { weights: new Map([['right a b', 1]]), threshold: 1 })).toEqual(['the b x']);
  });

  it('finds headings and items by their looks, without bullets', () => {
    expect(
      linesOf(
        'Veterinary Nurse Requirements Experience with small animals Good knowledge of anaesthesia Able to work weekends Nice to have Dental radiography Benefits Free parking',
      ),
    ).toEqual([
      'Veterinary Nurse',
      'Requirements',
      'Experience with small animals',
      'Good knowledge of anaesthesia',
      'Able to work weekends',
      'Nice to have',
      'Dental radiography',
      'Benefits',
      'Free parking',
    ]);
    expect(
      linesOf(
        'Кузнец Обязанности Ковка ворот и оград Требования Опыт ручной ковки от 2 лет Знание марок стали Условия Тёплый цех',
      ),
    ).toEqual([
      'Кузнец',
      'Обязанности',
      'Ковка ворот и оград',
      'Требования',
      'Опыт ручной ковки от 2 лет',
      'Знание марок стали',
      'Условия',
      'Тёплый цех',
    ]);
  });

  it('leaves sentences whole', () => {
    const sentence = 'We are looking for a Cook from Leeds who knows how to run the pass, and who likes the Monday market.';
    expect(linesOf(sentence)).toEqual([sentence]);
  });
});
