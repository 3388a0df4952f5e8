import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf } from '../testing/readSample.ts';

describe('findJobEducation', () => {
  const level = (item: string) =>
    factsOf(textDocument(`Кладовщик на склад\n\nТребования:\n- ${item}\n- Знание 1С\n- Аккуратность`)).education?.value.level;

  it.each([
    ['Наличие профессионального образования', 'associate'],
    ['Образование: среднее/среднее профессиональное', 'secondary'],
    ['Образование от среднего', 'secondary'],
    ['В/о экономическое', 'bachelor'],
    ['Высшее техническое (физика, математика)', 'bachelor'],
    ['Высшее образование (приветствуется экономическое)', 'bachelor'],
  ])('reads the level of "%s"', (item, expected) => {
    expect(level(item)).toBe(expected);
  });
});
