import { describe, expect, it } from 'vitest';
import { findInflected, findLanguages } from './findLanguages.ts';

const read = (text: string) => findLanguages(text).map(({ known, level }) => `${known}: ${level?.text ?? '—'}`);

describe('findLanguages', () => {
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

  it('reads a level before the language', () => {
    expect(read('fluent English, basic Polish')).toEqual(['English: fluent', 'Polish: basic']);
  });
});

it('findInflected knows Russian languages in all cases', () => {
  const found = findInflected('Английским владею свободно, по-немецки читаю, знание чешского').map(({ known }) => known);
  expect(found).toEqual(['English', 'German', 'Czech']);
});
