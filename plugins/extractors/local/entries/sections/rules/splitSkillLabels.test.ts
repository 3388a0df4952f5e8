import { describe, expect, it } from 'vitest';
import { extractResume } from '../../../facts/extractResume.ts';
import { textDocument } from '../../../shared/textDocument.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });

describe('splitSkillLabels', () => {
  it.each([
    'Ключевые навыки\n\nЗнание языков\nРусский — Родной\nАнглийский — B2\nНавыки\nSQL, Python, 1С: Бухгалтерия',
    'Навыки\n\nПрограммы\tSQL, Python, 1С: Бухгалтерия\nЯзыки\tрусский – родной, английский – B2',
  ])('reads the languages that stand among the skills as languages: %s', (section) => {
    const { languages, skills } = read(`Иванова Мария Петровна\n\n${section}\n`);
    expect(languages.map(({ value }) => [value.known, value.level?.toLowerCase()])).toEqual([
      ['Russian', 'родной'],
      ['English', 'b2'],
    ]);
    expect(skills.map(({ value }) => value.name)).toEqual(['SQL', 'Python', '1С: Бухгалтерия']);
  });
});
