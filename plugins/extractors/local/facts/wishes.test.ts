import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const { signal } = new AbortController();
const read = (text: string) => extractResume(textDocument(text), { today: '2026-01-31', signal });

const asks = (lines: string) => read(`Nora Falk\nnora@example.com\n\nPERSONAL DETAILS\n${lines}`).salary?.value ?? null;

describe('what a person wishes is told from what is', () => {
  it('looks at few of the thousands of amounts that a hostile line holds', () => {
    expect(asks('Зарплата от 123 456 руб и '.repeat(6000))).toMatchObject({ amount: 1_481_472, currency: 'RUB' });
  });
  it.each([
    'Свидетельство «Электромонтёр» № PZ-8257 от 20.10.2020, выдано УКК',
    'Курс «Современные торты» № 19726 от 20.03.2018, кем выдано: Школа',
    'Оплата: обсуждается на собеседовании.\n2015–2018 — Гимназия № 4',
    'Желаемая должность: Машинист автокрана 25 т',
    'PASSPORT NO. P4821973',
    'Passport No\t:\tN1482197',
    'Passport Details : P1821973',
  ])('takes numbers of documents, years and tonnes for no pay: %s', (line) => {
    expect(asks(line)).toBeNull();
  });
  it('takes the pay that is asked for, not the one that is earned', () => {
    expect(asks('Current CTC: Rs. 19.5 LPA\nExpected CTC: Rs. 25 LPA')).toMatchObject({ amount: 2_500_000, currency: 'INR' });
    expect(asks('Current salary: $60,000, expected salary: $70,000')).toMatchObject({ amount: 70_000 });
    expect(asks('Last drawn salary: $60,000 per year')).toBeNull();
  });

  it.each([
    ['Краснодар, готова к переезду в Сочи', 'Краснодар'],
    ['Leeds (willing to relocate to London)', 'Leeds'],
    ['⌂ Ostrava Czechia', 'Ostrava Czechia'],
    ['Vietnam, Da Nang', 'Vietnam, Da Nang'],
    ['Home: Umeå', 'Umeå'],
    ['Leeds, UK – relocating to Berlin, Germany', 'Leeds, UK'],
  ])('reads where they live: %s', (line, place) => {
    expect(read(`Nora Falk\n${line}\nnora@example.com`).location?.value).toBe(place);
  });

  it.each([
    ['I am looking for a post near home. My salary expectation is 42 000\nEUR gross per year.', 42_000, 'year', 'EUR'],
    ['Oczekiwania: 9 000 zł na rękę miesięcznie', 108_000, 'month', 'PLN'],
    ['I would not go below R$5,750 /month.', 69_000, 'month', 'BRL'],
    ['At present on C$80k /year, would move for C$94k /year', 94_000, 'year', 'CAD'],
    ['Led a shop with a budget of £2 million, salary expected £38k', 38_000, 'year', 'GBP'],
    ['Рассматриваю предложения от 150 000 ₽ на руки', 1_800_000, 'month', 'RUB'],
    ['Gehaltsvorstellung: 52.000 € brutto im Jahr', 52_000, 'year', 'EUR'],
    ['Required rate: $38/hour', 79_040, 'hour', 'USD'],
  ])('reads the pay of "%s"', (line, amount, period, currency) => {
    expect(asks(line)).toMatchObject({ amount, period, currency });
  });

  it.each([
    ['Manila, Philippines', 'Expected salary: 28k-32k monthly', 336_000, 'PHP'],
    ['Nairobi, Kenya', 'Salary: 95,000/= per month expected', 1_140_000, 'KES'],
    ['Leeds, UK', 'At least 20,000 parcels sorted a month', null, null],
  ])('takes the money of the home (%s) where pay names none: "%s"', (home, line, amount, currency) => {
    const salary = read(`Nora Falk\n${home}\nnora@example.com\n\nOTHER INFORMATION\n${line}`).salary?.value;
    expect([salary?.amount ?? null, salary?.currency ?? null]).toEqual([amount, currency]);
  });

  it.each([
    'Daily rate: £450 per day',
    'Former salary: €33,000 per year',
    'Closed a deal worth €500,000 in 2019',
    'Выполнил план продаж на 12 млн руб. в год',
  ])('takes no other money for it: "%s"', (line) => expect(asks(line)).toBeNull());
});
