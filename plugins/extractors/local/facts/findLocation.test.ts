import { expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });

it.each([
  ['Address\tAlor Setar, Kedah', 'Alor Setar, Kedah'],
  ['Гражданство\tРеспублика Казахстан\nДомашний адрес\tПавлодар, Казахстан', 'Павлодар, Казахстан'],
  ['Город: ХМАО – Югра, г. Сургут', 'ХМАО – Югра, г. Сургут'],
  ['Nationality: Russian\nPlace of birth: Tehran\nLives in: Leeds, UK', 'Leeds, UK'],
  ['Vaasa, Ostrobothnia, Finland', 'Vaasa, Ostrobothnia, Finland'],
  ['Fremantle WA, Australia', 'Fremantle WA, Australia'],
  ['Bridge End 10, 8861 AA Zwaneveen', 'Zwaneveen'],
  ['79 Orchard Close, Viana do\nCastelo 4900-001', 'Viana do Castelo 4900-001'],
  ['Верхнеозёрск, мкр. Северный, 16', 'Верхнеозёрск'],
  ['Верхнеозёрск, ул.\nМира, 82', 'Верхнеозёрск'],
  ['Адрес: Таганрог Телефон: +79000003021', 'Таганрог'],
])('finds the home in the head: %j', (line, place) => {
  expect(read(`Nora Falk\nnora@example.org\n${line}\n\nSkills\nTriage, Wound care`).location?.value).toBe(place);
});

it('finds the home behind its label wherever it stands', () => {
  const rows = 'Моторист, т/х «Ладога», 2015 – 2020\nАдрес проживания:\tг. Гродно, пр-т Машерова, 92-18';
  expect(read(`Нора Фальк\nnora@example.org\n\nОпыт работы\n${rows}`).location?.value).toBe('Гродно');
});

it('closes an initial at the end of a name', () => {
  expect(read('Falk, Nora J.\nPeople Manager\nnora@example.org\n\nSkills\nTriage, Wound care').name?.value).toBe('Falk, Nora J.');
});
