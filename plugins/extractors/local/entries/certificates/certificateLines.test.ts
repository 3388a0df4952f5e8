import { expect, it } from 'vitest';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { prepareResume } from '../prepareResume.ts';
import { certificateLines, spellsBoth } from './certificateLines.ts';

/** The names in a narrow column whose lines have no room for another word. */
function namesIn(...texts: string[]): string[] {
  const document = textDocument(texts.join('\n'));
  const lines = viewLines(document).map((line, index) => ({
    ...line,
    size: 10,
    line: { ...line.line, box: { page: 1, x: 40, y: 100 + 12 * index, width: 100 + 5 * (line.text.length % 2), height: 10 } },
  }));
  return certificateLines({ ...prepareResume(document, '2026-11-27'), lines }, lines).map(({ text }) => text.replace('\n', ' '));
}

it('joins the end of a name that had no room, but no Russian name that begins with a capital', () => {
  const column = ['Microsoft Certified Azure', 'Scientist Associate'];
  expect(namesIn(...column, 'Forklift licence of the works', 'Crane licence of the works').at(0)).toBe(column.join(' '));
  const russian = ['Медицинская книжка', 'Повар 5 разряда', 'Охрана труда на высоте', 'Работа с электричеством'];
  expect(namesIn(...russian)).toEqual(russian);
});

it('knows the initials of a name that wraps', () => {
  expect(spellsBoth('Certified Scrum Product', 'Owner (CSPO), 2024')).toBe(true);
  expect(spellsBoth('Pre-Hospital Trauma Life', 'Support (PHTLS)')).toBe(true);
  expect(spellsBoth('First Aid at Work', 'Advanced Life Support (ALS)')).toBe(false);
  expect(spellsBoth('First Aid at Work', 'Food Hygiene (2021)')).toBe(false);
});
