import { expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const read = (head: string) => {
  const document = textDocument(
    `${head}\nnora@example.org | Leeds\n\nEXPERIENCE\nPorter, Halden Ltd\n2019 – 2021\n\nSKILLS\nTriage`,
  );
  const { name, title } = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  return [name?.value, title?.value];
};

it('ends a name before the headline beside it', () => {
  expect(read('Nora Falkenberg Executive Housekeeper')).toEqual(['Nora Falkenberg', 'Executive Housekeeper']);
  expect(read('Falkenberg Nora, Head Nurse')[0]).toBe('Falkenberg Nora');
});

it.each(['Nora Baker', 'Anna Maria Baker'])('leaves a name whole that holds a title: %s', (name) => {
  expect(read(`${name}\nNurse`)[0]).toBe(name);
});

it('keeps a surname in front of its given name', () => {
  expect(read('Name: Falkenberg, Nora\nNurse')[0]).toBe('Falkenberg, Nora');
});

it('takes what is sought before any other headline', () => {
  const document = textDocument(
    'Нина Фалькова\nnina@example.org | Тула\n\nЖелаемая должность и зарплата\nСтарший провизор\nСпециализации: Провизор\n\nОПЫТ РАБОТЫ\nПровизор, ООО «Ромашка»\n2019 – 2021\n\nНАВЫКИ\nРецептура',
  );
  const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  expect(facts.title?.value).toBe('Старший провизор');
});
