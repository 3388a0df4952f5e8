import { afterEach, describe, expect, it } from 'vitest';
import { relativeDate } from './dates.ts';
import { chooseLanguage } from './language/language.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

afterEach(() => chooseLanguage('en'));

describe('relativeDate', () => {
  it.each([
    ['2026-03-10T11:59:40Z', 'now'],
    ['2026-03-10T11:55:00Z', '5 minutes ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-10T12:00:03Z', 'now'],
  ])('says of %s: %s', (date, words) => {
    expect(relativeDate(date, now)).toBe(words);
  });

  it('leaves dates of a week and more to be written out', () => {
    expect(relativeDate('2026-03-03T12:00:00Z', now)).toBeNull();
  });

  it('speaks the chosen language', () => {
    chooseLanguage('ru');
    expect(relativeDate('2026-03-10T11:58:00Z', now)).toBe('2 минуты назад');
  });
});
