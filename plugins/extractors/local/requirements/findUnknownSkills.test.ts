import { describe, expect, it } from 'vitest';
import { findUnknownSkills } from './findUnknownSkills.ts';

function names(text: string, known: { start: number; end: number }[] = []): string[] {
  return findUnknownSkills(text, known).map(({ start, end }) => text.slice(start, end));
}

describe('findUnknownSkills', () => {
  it('finds names in lists that announce them', () => {
    expect(names('Experience with FooBarDB, Quuxify and Zorble 3D.')).toEqual(['FooBarDB', 'Quuxify', 'Zorble 3D']);
    expect(names('tools such as Plonk or Xylo')).toEqual(['Plonk', 'Xylo']);
    expect(names('Опыт работы с Фубар и QuuxSoft')).toEqual(['Фубар', 'QuuxSoft']);
  });

  it('leaves alone what is known, places, languages and ordinary words', () => {
    expect(names('Experience with Python, FooBarDB', [{ start: 16, end: 22 }])).toEqual(['FooBarDB']);
    expect(names('Knowledge of English and German')).toEqual([]);
    expect(names('experience in Berlin, Germany')).toEqual([]);
    expect(names('experience with large teams and tight budgets')).toEqual([]);
  });

  it('finds nothing where no words announce names', () => {
    expect(names('Our office in Zorbleton hosts FooBarDB meetups')).toEqual([]);
  });
});
