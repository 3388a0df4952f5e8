import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorTable } from '../errors.ts';
import { explainCode } from './errorMessages.ts';

const codes = Object.keys(errorTable) as ErrorCode[];
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).sort((a = '', b = '') => (a < b ? -1 : 1));

describe('explainCode', () => {
  it.each(codes)('says %s in Russian with the same facts as in English', (code) => {
    const keys = placeholders(errorTable[code].message);
    const params = Object.fromEntries(keys.map((key) => [key, `<${key}>`]));
    const russian = explainCode(code, params, 'ru');
    for (const key of keys) expect(russian).toContain(`<${key}>`);
    expect(russian).not.toMatch(/\{\w+\}/);
    if (code !== 'INVALID_INPUT') expect(russian).toMatch(/[а-я]/i);
  });

  it('names what was not found in Russian too', () => {
    expect(explainCode('NOT_FOUND', { entity: 'Project' }, 'ru')).toBe('Не найдено: вакансия.');
  });

  it('says how long to wait in hours, minutes or seconds, whichever a person would', () => {
    const wait = (seconds: number, locale: 'en' | 'ru') => explainCode('TOO_MANY_TRIES', { seconds }, locale);
    expect(wait(80_000, 'en')).toBe('Too many wrong codes. Try again in 23 hours.');
    expect(wait(80_000, 'ru')).toBe('Слишком много неверных кодов. Попробуйте через 23 часа.');
    expect(wait(3_540, 'ru')).toContain('через 59 минут.');
    expect(wait(61, 'en')).toContain('in 61 seconds.');
    expect(wait(1, 'ru')).toContain('через 1 секунду.');
  });
});
