import { expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const titleOf = (text: string) =>
  extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' }).title?.value ?? null;

it.each([
  ['Growth Manager | B2B | Lifecycle', 'Growth Manager | B2B | Lifecycle'],
  ['Growth Manager | Leeds, UK | 07700 900112', 'Growth Manager'],
  ['Chef de Partie, Inverness', 'Chef de Partie'],
  ['Country Manager, Poland', 'Country Manager, Poland'],
  ['Повар горячего цеха, г. Сочи', 'Повар горячего цеха'],
  ['Present post\tSession Violinist', 'Session Violinist'],
  ['Role: Legal Secretary', 'Legal Secretary'],
  ['Occupation: Embedded Engineer', 'Embedded Engineer'],
])('reads the headline of "%s"', (line, expected) => {
  expect(titleOf(`Anna Testova\n${line}\nanna@example.org\n\nSkills\nExcel, Word\n`)).toBe(expected);
});

it('takes no headline from a sentence', () => {
  expect(titleOf('Anna Testova\n\nProfile\nFast and accurate legal secretary, 80 wpm.\n')).toBeNull();
});
