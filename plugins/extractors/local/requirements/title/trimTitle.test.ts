import { describe, expect, it } from 'vitest';
import { toNominative, trimTitle, withoutOrnaments } from './trimTitle.ts';

describe('trimTitle', () => {
  it('leaves out remarks between brackets, numbers and the company', () => {
    expect(trimTitle('Data Analyst (3518)')).toBe('Data Analyst');
    expect(trimTitle('IT-рекрутер (ищем человека, а не функцию)')).toBe('IT-рекрутер');
    expect(trimTitle('Водитель (Воронеж и область)')).toBe('Водитель');
    expect(withoutOrnaments(trimTitle('Frontend Developer (m/f/x), Munich'))).toBe('Frontend Developer');
    expect(trimTitle('Lead Engineer (BI) at Northpine India')).toBe('Lead Engineer (BI)');
  });

  it.each([
    ['Electrician - Austin, TX', 'Electrician'],
    ['Barista | Berlin | €15 per hour', 'Barista'],
    ['Data Analyst (remote)', 'Data Analyst'],
    ['DevOps-инженер / DevOps Engineer (Москва или удалённо)', 'DevOps-инженер'],
    ['Логист в транспортную компанию', 'Логист'],
    ['электромонтёр на мебельную фабрику', 'электромонтёр'],
    ['Бухгалтер на первичную документацию', 'Бухгалтер на первичную документацию'],
    ['Forklift Driver – nights', 'Forklift Driver'],
    ['Clerk 80–100%', 'Clerk'],
    ['Plumber. Permanent', 'Plumber'],
    ['Customer Success Manager (CDI, Lyon)', 'Customer Success Manager'],
  ])('takes from "%s" what is no title', (text, expected) => {
    expect(trimTitle(text)).toBe(expected);
  });

  it.each(['Primary School Teacher (Year 4)', 'Java-разработчик (Middle)', 'Manager, Customer Success', 'Инженер по качеству'])(
    'keeps "%s" whole',
    (text) => {
      expect(trimTitle(text)).toBe(text);
    },
  );
});

describe('toNominative', () => {
  it.each([
    ['разработчика', 'разработчик'],
    ['frontend-разработчика', 'frontend-разработчик'],
    ['главного бухгалтера', 'главный бухгалтер'],
    ['старшего менеджера по продажам', 'старший менеджер по продажам'],
    ['водителя', 'водитель'],
    ['секретаря', 'секретарь'],
    ['медсестру', 'медсестра'],
    ['повара', 'повар'],
    ['Data Scientist', 'Data Scientist'],
  ])('makes of "%s" "%s"', (asked, title) => {
    expect(toNominative(asked)).toBe(title);
  });
});
