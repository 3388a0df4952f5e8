import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../paraglide/runtime.js';
import { explainFailure } from './explainFailure.ts';

const refused = (...pointers: string[]) => ({
  code: 'INVALID_INPUT',
  message: 'Too big: expected string to have <=200 characters',
  issues: pointers.map((pointer) => ({ pointer })),
});

afterEach(() => void setLocale('en', { reload: false }));

describe('explainFailure', () => {
  it('shows the message of a failure that the server has translated', () => {
    expect(explainFailure({ code: 'CONFLICT', message: 'Запись изменилась.', issues: [] })).toBe('Запись изменилась.');
  });

  it('tells the rule of the field instead of what the validator says in English', () => {
    expect(explainFailure(refused('/title'))).toBe('Enter 1 to 200 characters.');
    expect(explainFailure(refused('/input/requiredSkills/101'))).toBe('At most 100 skills, of 100 characters each.');
    void setLocale('ru', { reload: false });
    expect(explainFailure(refused('/title'))).toBe('Введите от 1 до 200 символов.');
    expect(explainFailure(refused('/email'))).toBe('Введите адрес эл. почты, например name@example.com.');
  });

  it('knows the rules of what is corrected, however deep the fault lies', () => {
    void setLocale('ru', { reload: false });
    expect(explainFailure(refused('/value'), 'YEARS')).toBe('Введите число от 0 до 80.');
    expect(explainFailure(refused('/value/2/start'), 'EXPERIENCE')).toMatch(/^Введите дату как 2021/);
    expect(explainFailure(refused('/value'), 'SUMMARY')).toBe('Не больше 4\u00A0000 символов.');
  });

  it('falls back to a general sentence for a field that it does not know', () => {
    void setLocale('ru', { reload: false });
    expect(explainFailure(refused('/something'))).toBe('Проверьте это значение и попробуйте снова.');
    expect(explainFailure(refused())).toBe('Проверьте это значение и попробуйте снова.');
  });
});
