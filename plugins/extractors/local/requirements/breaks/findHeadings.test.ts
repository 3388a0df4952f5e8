import { describe, expect, it } from 'vitest';
import { findHeadings } from './findHeadings.ts';

const headingsIn = (text: string) => findHeadings(text).map(({ start, end }) => text.slice(start, end).trim());

describe('findHeadings', () => {
  it('finds usual headings, with and without a colon', () => {
    expect(headingsIn('Grooms horses Requirements: Patience Nice to have Dressage')).toEqual(['Requirements:', 'Nice to have']);
  });

  it('ends a heading where a capital letter begins something else', () => {
    expect(headingsIn('Clear writing Bonus points You have operated Kafka at scale')).toEqual(['Bonus points']);
    expect(headingsIn('Ковка ворот Желательно Навыки чеканки. Гравировка.')).toEqual(['Желательно']);
    expect(headingsIn('Grooms horses Preferred Qualifications Dressage')).toEqual(['Preferred Qualifications']);
  });

  it('takes words that may begin an item for one right behind a heading', () => {
    expect(headingsIn('Ковка ворот Желательно: Навыки ЧПУ Гравировка')).toEqual(['Желательно:']);
  });

  it('takes a label with a bare number of years for no heading', () => {
    expect(headingsIn('Кузнец Требуемый опыт работы: 3–6 лет Полная занятость')).toEqual([]);
    expect(headingsIn('Кузнец Опыт 1–3 года Пермь, улица Герцена')).toEqual([]);
    expect(headingsIn('Farrier Experience: 2-5 years Notice period: none')).toEqual([]);
    expect(headingsIn('Farrier Experience: 2 years of farriery Patience')).toEqual(['Experience:']);
  });
});
