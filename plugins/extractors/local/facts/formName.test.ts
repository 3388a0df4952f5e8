import { expect, it } from 'vitest';
import { prepareResume } from '../entries/prepareResume.ts';
import { textDocument } from '../shared/textDocument.ts';
import { formName } from './formName.ts';

const nameIn = (...lines: string[]) => formName(prepareResume(textDocument(lines.join('\n')), '2026-11-27'))?.value ?? null;

it('reads the parts of a name that a form asks for, in the order in which people say them', () => {
  expect(nameIn('Acme Staffing', 'Surname:\tFALK', 'Forename(s):\tNora Jane', 'Post applied for:\tNurse')).toBe('Nora Jane Falk');
  expect(nameIn('Фамилия\tКувшинов', 'Имя\tФёдор', 'Отчество\tКузьмич')).toBe('Кувшинов Фёдор Кузьмич');
});

it('reads a whole name behind its label, and nothing from a form without a surname or from a sentence', () => {
  expect(nameIn('Acme Staffing', 'Applicant: Nora Falk', 'Nurse')).toBe('Nora Falk');
  expect(nameIn('Forename: Nora', 'Nurse')).toBeNull();
  expect(nameIn('Name: of the ship that I sailed on', 'Cook')).toBeNull();
});

it('reads names behind the labels of other languages, also where one label stands for the whole name', () => {
  expect(nameIn('ETAT CIVIL', 'Prénom : Aminata', 'Nom : DIOUF')).toBe('Aminata Diouf');
  expect(nameIn('Datos personales', 'Nombre: María de la Luz Pérez Soto', 'Edad: 39 años')).toBe('María de la Luz Pérez Soto');
  expect(nameIn('NAME: ESTHER ADHIAMBO OTIENO.', 'Nairobi')).toBe('Esther Adhiambo Otieno');
});

it('reads names that begin with a small word', () => {
  expect(nameIn('Surname\tter Veer', 'First name\tMarijke')).toBe('Marijke ter Veer');
  expect(nameIn("Surname\td'Hautefort", 'Forename\tLoïc')).toBe("Loïc d'Hautefort");
});

it('reads no name of a referee', () => {
  expect(nameIn('Nora Falk', 'nora@example.org', 'REFERENCES', 'Name: Bo Ray', 'Manager, Acme Ltd')).toBeNull();
});

it('quotes each part', () => {
  const resume = prepareResume(textDocument('Surname: FALK\nForename: Nora'), '2026-11-27');
  expect(formName(resume)?.evidence.map(({ text }) => text)).toEqual(['Nora', 'FALK']);
});

it('reads names right behind their labels, where a table prints them so closely', () => {
  expect(nameIn('Form HR-2', 'Surname FALK', 'First name Nora', 'Job applied for Nurse')).toBe('Nora Falk');
});
