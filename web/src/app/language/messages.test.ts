import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import settings from '../../../messages/project.inlang/settings.json' with { type: 'json' };
import { m } from '../../paraglide/messages.js';

type Message = string | [{ selectors: string[]; match: Record<string, string> }];

const root = join(import.meta.dirname, '../../../messages');
const folders = readdirSync(root).filter((name) => !name.endsWith('.inlang'));
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Record<string, Message>;
const texts = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message[0].match));
const variables = (message: Message) => [...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
const forms = (message: Message) =>
  typeof message === 'string' ? [] : Object.keys(message[0].match).flatMap((key) => key.split('=')[1] ?? []);

describe.each(folders)('the messages of %s', (folder) => {
  const english = read(folder, 'en');
  const russian = read(folder, 'ru');

  it('say the same things in both languages', () => {
    expect(Object.keys(russian).sort()).toEqual(Object.keys(english).sort());
  });

  it('fill in the same values in both languages', () => {
    const uneven = Object.keys(english).filter((key) => String(variables(english[key]!)) !== String(variables(russian[key]!)));
    expect(uneven).toEqual([]);
  });

  it('have every plural form of their language', () => {
    const incomplete = (messages: Record<string, Message>, wanted: string[]) =>
      Object.keys(messages).filter((key) => {
        const present = forms(messages[key]!);
        return present.includes('one') && !wanted.every((form) => present.includes(form));
      });
    expect(incomplete(english, ['one', 'other'])).toEqual([]);
    expect(incomplete(russian, ['one', 'few', 'many', 'other'])).toEqual([]);
  });

  it('are never empty, and in Russian contain Russian words', () => {
    // Texts without an English word need no translation: units, product names, formats.
    const untranslated = Object.entries(russian).filter(([, message]) =>
      texts(message).some(
        (text) =>
          /[A-Za-z]{4,}/.test(text.replaceAll(/\{\w+\}|LinkedIn|Excel|REST API|GraphQL|REST/g, '')) && !/[а-яё]/i.test(text),
      ),
    );
    expect(untranslated.map(([key]) => key)).toEqual([]);
    expect([english, russian].flatMap((messages) => Object.values(messages).flatMap(texts))).not.toContain('');
  });
});

it('has every key in one folder only', () => {
  const keys = folders.flatMap((folder) => Object.keys(read(folder, 'en')));
  expect(keys).toHaveLength(new Set(keys).size);
});

it('is merged for all languages of the product', () => {
  const compiled = settings.locales.map((language) =>
    JSON.parse(readFileSync(join(root, '../../.cache/messages', `${language}.json`), 'utf8')),
  );
  const keys = new Set(folders.flatMap((folder) => Object.keys(read(folder, 'en'))));
  for (const messages of compiled) expect(new Set(Object.keys(messages))).toEqual(keys);
});

it('numbers in texts are written as their language writes them', () => {
  expect(m.comparisons_group_small({ count: 4936 }, { locale: 'en' })).toMatch(/^4,936 candidates/);
  expect(m.comparisons_group_small({ count: 4936 }, { locale: 'ru' })).toMatch(/^Кандидатов: 4\u00A0936,/);
  expect(m.comparisons_exported({ count: 1_204_001 }, { locale: 'en' })).toContain('1,204,001');
  // A text that is a number, such as somebody's name, stays as it is.
  expect(m.comparisons_holders({ holders: '4936', total: 5 }, { locale: 'en' })).toContain('4936');
});
