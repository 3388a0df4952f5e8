import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const { signal } = new AbortController();
const languages = (text: string) =>
  extractResume(textDocument(`Nora Falk\nnora@example.com\n\n${text}`), { today: '2026-01-31', signal }).languages.map(
    ({ value }) => [value.name, value.known],
  );

describe('findLanguageFacts', () => {
  it.each([
    ['Languages I speak: Portuguese (first language), Swahili (business fluent)', ['Portuguese', 'Swahili']],
    ['Vietnamese: *****\nCatalan: ****', ['Vietnamese', 'Catalan']],
    ['Языки: Русский (носитель), Китайский (читаю книги по специальности)', ['Русский', 'Китайский']],
    ['I speak Yoruba (mother tongue) and English (C1).', ['Yoruba', 'English']],
    ['Languages\nNorsk (morsmål), engelsk (flytende), tysk', ['Norsk', 'engelsk', 'tysk']],
    ['Languages\nTe Reo Māori, isiZulu, Auslan', ['Te Reo Māori', 'isiZulu', 'Auslan']],
    ['Languages\nIrish (Gaeilge) – fluent', ['Irish']],
  ])('reads languages under whatever heading: "%s"', (text, expected) => {
    expect(languages(text).map(([name]) => name)).toEqual(expected);
  });

  it('keeps the printed name, and knows the English one', () => {
    expect(languages('Говорю на языках: татарский – родной, Deutsch – B2')).toEqual([
      ['татарский', 'Tatar'],
      ['Deutsch', 'German'],
    ]);
  });

  it('takes no language that a sentence only mentions', () => {
    expect(languages('Taught French cuisine to Italian tourists and wrote the English menu')).toEqual([]);
  });
});
