import { describe, expect, it } from 'vitest';
import { findInflected, findLanguages } from './findLanguages.ts';

const read = (text: string) => findLanguages(text).map(({ known, level }) => `${known}: ${level?.text ?? '—'}`);

describe('findLanguages', () => {
  it('reads a level with a Cyrillic Б', () => {
    expect(findLanguages('Немецкий – Б2')[0]?.level?.text).toBe('Б2');
  });
  it('reads languages with the level that follows', () => {
    expect(read('English (native), German – B2, French: fluent, Latin')).toEqual([
      'English: native',
      'German: B2',
      'French: fluent',
      'Latin: —',
    ]);
  });

  it('knows languages of regions', () => {
    expect(read('Pidgin English – fluent; Ilocano, Plattdeutsch')).toEqual([
      'Pidgin English: fluent',
      'Ilocano: —',
      'Plattdeutsch: —',
    ]);
  });

  it('reads Russian names and levels', () => {
    expect(read('Русский — родной, английский (B1), Немецкий со словарём')).toEqual([
      'Russian: родной',
      'English: B1',
      'German: со словарём',
    ]);
  });

  it('parts languages and levels printed without a space', () => {
    expect(read('EnglishNative speakerSpanishFluent')).toEqual(['English: Native speaker', 'Spanish: Fluent']);
  });

  it('reads levels with Cyrillic letters, and uncertain ones in words', () => {
    expect(read('английский (С1), испанский А2, чешский – уверенное владение')).toEqual([
      'English: С1',
      'Spanish: А2',
      'Czech: уверенное владение',
    ]);
  });

  it('gives a column of languages the column of levels below it, if both are as long', () => {
    expect(read('English\nGerman\nSpanish\nLevel C1\nA2\n1 year of study')).toEqual([
      'English: C1',
      'German: A2',
      'Spanish: 1 year of study',
    ]);
    expect(read('English\nGerman\nNative')).toEqual(['English: —', 'German: Native']);
  });

  it('reads a level before the language', () => {
    expect(read('fluent English, basic Polish')).toEqual(['English: fluent', 'Polish: basic']);
  });
});

it('findInflected knows Russian languages in all cases', () => {
  const found = findInflected('Английским владею свободно, по-немецки читаю, знание чешского').map(({ known }) => known);
  expect(found).toEqual(['English', 'German', 'Czech']);
});
