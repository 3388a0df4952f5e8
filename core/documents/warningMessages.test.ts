import { describe, expect, it } from 'vitest';
import { modelFailures } from '../../plugins/contract/modelUse.ts';
import { explainWarning } from './warningMessages.ts';

describe('explainWarning', () => {
  it.each(modelFailures)('says in both languages why a model was not used: %s', (reason) => {
    const [en, ru] = (['en', 'ru'] as const).map((locale) =>
      explainWarning({ code: 'model-failed', params: { reason } }, locale),
    );
    expect(en).toMatch(/^The document was read without the language model: [a-z ]+\.$/);
    expect(ru).toMatch(/^Документ прочитан без языковой модели: [а-яё ,]+\.$/);
  });

  it('names the advertisement that was read and those that were not', () => {
    const warning = { code: 'several-advertisements', params: { title: 'Повар', next: 'Официант', start: 900 } } as const;
    expect(explainWarning(warning, 'en')).toContain(
      'Only “Повар” was read. Upload the others, from “Официант” on, as separate files.',
    );
    expect(explainWarning(warning, 'ru')).toContain(
      'Прочитана только «Повар». Остальные, начиная с «Официант», загрузите отдельными файлами.',
    );
  });

  it('fills in what a warning is about', () => {
    const warning = { code: 'ocr-language-missing', params: { language: 'timeout' } } as const;
    expect(explainWarning(warning, 'en')).toContain('a scan in timeout.');
  });
});
