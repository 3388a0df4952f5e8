import { describe, expect, it } from 'vitest';
import { pickLocale } from './pickLocale.ts';

describe('pickLocale', () => {
  it.each([
    [undefined, 'en'],
    ['ru', 'ru'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['en-GB,en;q=0.9,ru;q=0.8', 'en'],
    ['de, ru;q=0.5, en;q=0.7', 'en'],
    ['de', 'en'],
    ['ru;q=0, en', 'en'],
  ] as const)('answers %s in %s', (header, locale) => expect(pickLocale(header)).toBe(locale));
});
