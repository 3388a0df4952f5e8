import { describe, expect, it } from 'vitest';
import { closesName, companyScore, titleScore } from './fieldScores.ts';

describe('titleScore', () => {
  it.each([
    'Senior Software Engineer',
    'Registered Nurse',
    'Sous Chef',
    'Head of Marketing',
    'Медицинская сестра',
    'Старший frontend-разработчик',
    'Инженер-конструктор',
    'водитель категории С',
    'CEO/President',
    'Softwareentwicklerin',
    'Desarrollador web',
    'Employée libre-service',
    'Responsabile vendite',
    'Programista',
    'Projektledare',
    'Police Constable',
    'Joiner',
    'Шахтёр 4 разряда',
    'Завуч',
  ])('knows %s as a title', (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'Pied Piper',
    'Austin, TX',
    'Информационные технологии, интернет',
    'Led a team of nine engineers and grew revenue by a third.',
    'Full-stack engineer building fintech products from 0 to 1',
  ])('refuses %s', (text) => {
    expect(titleScore(text)).toBeLessThan(2);
  });
});

describe('companyScore', () => {
  it.each([
    'Acme Inc.',
    'ООО «Ромашка»',
    'Riverbend Medical Center',
    'Deloitte',
    'Ernst & Young',
    'Hart & Sons',
    'Стоматология «Заря»',
    'АО «Северный завод»',
  ])('knows %s as an employer', (text) => {
    expect(companyScore(text)).toBeGreaterThanOrEqual(1.5);
  });

  it('refuses a sentence', () => {
    expect(companyScore('Worked with the sales group on a new store format for two years.')).toBeLessThan(0);
  });
});

describe('closesName', () => {
  it.each(['Ltd', 'S.A. de C.V.', 'and Partners', 'и партнёры', 'ИП Лис А. П.'])('closes a name: %s', (text) =>
    expect(closesName(text)).toBe(true),
  );

  it.each(['Leeds', 'and Bakery', 'Limited edition'])('does not: %s', (text) => expect(closesName(text)).toBe(false));
});
