import { describe, expect, it } from 'vitest';
import { findDegreeLevel } from './findDegreeLevel.ts';

describe('findDegreeLevel', () => {
  it.each([
    ['Civilingenjör i maskinteknik', 'master'],
    ['Licence professionnelle', 'bachelor'],
    ['Gesellenbrief als Tischler', 'associate'],
    ['Lise Diploması', 'secondary'],
    ['Высшее (бакалавриат)', 'bachelor'],
    ["Bachelor's in Physics", 'bachelor'],
    ['MSc or BSc in Physics', 'master'],
    ['MS Office', null],
    ['no degree at all', null],
  ])('knows the level of %s', (text, level) => expect(findDegreeLevel(text)).toBe(level));
});
