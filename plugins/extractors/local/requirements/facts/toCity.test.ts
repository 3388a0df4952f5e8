import { expect, it } from 'vitest';
import { toCity } from './findJobLocation.ts';

it.each([
  ['Казани', 'Казань'],
  ['Москве', 'Москва'],
  ['Нижнем Новгороде', 'Нижний Новгород'],
  ['Ростове-на-Дону', 'Ростов-на-Дону'],
  ['Перми', 'Пермь'],
  ['Сочи', 'Сочи'],
])('names the city of %s', (written, city) => expect(toCity(written)).toBe(city));

it('is null for other words', () => {
  for (const word of ['Команде', 'Марта', 'Excel', 'Новгороде-Москве-Казани-Перми']) expect(toCity(word)).toBeNull();
});
