import { describe, expect, it } from 'vitest';
import { extractResume } from '../facts/extractResume.ts';
import { textDocument } from '../shared/textDocument.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });

describe('tables of jobs', () => {
  const rows = [
    'MV Coral Dawn\tBulk / 29 274\tChief Officer\tAmoako Maritime Ltd\t2020–2024',
    'RoPax Finnmark\tRoRo / 15 230\tSecond Officer\tPolaris Shipping Ltd\t2015–2020',
    'MV Nordic Pearl\tContainer / 57 583\tThird Officer\tOwn account\t2012–2015',
    'MT Aldebaran\tOil tanker / 5 905\tDeck Cadet\tPinnacle Tankers Ltd\t2005–2012',
  ];
  const jobs = (lines: readonly string[]) =>
    read(`Nora Falk\n\nSea service\n${lines.join('\n')}\n\nSkills\nMooring, ECDIS`).experience.map(
      ({ value }) => `${value.position} | ${value.company}`,
    );
  const told = [
    'Chief Officer | Amoako Maritime Ltd',
    'Second Officer | Polaris Shipping Ltd',
    'Third Officer | Own account',
    'Deck Cadet | Pinnacle Tankers Ltd',
  ];

  it('takes the head of the table for no job, and reads the same columns in all rows', () =>
    expect(jobs(['Vessel\tVessel type\tRank\tCompany\tPeriod', ...rows])).toEqual(told));
});

it('takes the profession behind a subject for the degree of a study that names no other', () => {
  const studies = [
    'Калужский государственный университет, Агрономия (инженер), 2015',
    'Тюменский медицинский колледж, Сестринское дело (акушерка), 1997',
    'Кировский колледж управления, Документовед по специальности «Документоведение», 2002',
  ];
  const found = read(`Нора Фальк\n\nОбразование\n${studies.join('\n')}`).education;
  expect(found.map(({ value }) => value.degree)).toEqual(['инженер', 'акушерка', 'Документовед']);
});
