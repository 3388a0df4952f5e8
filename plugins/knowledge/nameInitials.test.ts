import { expect, it } from 'vitest';
import { nameInitials } from './nameInitials.ts';

it.each([
  ['Иванов Пётр Сергеевич', 'ИП'],
  ['Пётр Сергеевич Иванов', 'ПИ'],
  ['Сергей Петрович Рабинович', 'СР'],
  ['Рабинович Сергей Петрович', 'РС'],
  ['Рабинович Сергей', 'РС'],
  ['Кузнецова Анна Ильинична', 'КА'],
  ['Иванов П. С.', 'ИП'],
  ['Иванов П.С.', 'ИП'],
  ['П. С. Иванов', 'ПИ'],
  ['Ivanov Petr Sergeevich', 'IP'],
  ['Ana Maria Abramovich', 'AA'],
  ['John Ronald Reuel Tolkien', 'JT'],
  ['John R. R. Tolkien', 'JT'],
  ['Ludwig van der Berg', 'LB'],
  ['Anneke VAN DER BERG', 'AB'],
  ['Ana da Silva', 'AS'],
  ['Le Nguyen', 'LN'],
  ['Jean-Pierre Dupont', 'JD'],
  ['Anna-Liisa Virtanen-Koski', 'AV'],
  ["Sean O'Brien", 'SO'],
  ['Dr. Maren Sølvik', 'MS'],
  ['Prof. Dr. Hanna Lindqvist, PhD', 'HL'],
  ['Martin King Jr.', 'MK'],
  ['Robert "Bob" Smith', 'RS'],
  ['Łukasz Żak', 'ŁŻ'],
  ['Cher', 'C'],
  ['王小明', '王'],
  ['ada.lovelace@example.com', 'AL'],
  ['cv_petrov.pdf', 'CP'],
  ['12345', ''],
  ['', ''],
])('takes from "%s" the letters %s', (name, initials) => {
  expect(nameInitials(name)).toBe(initials);
});
