import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const options = { today: '2026-11-01', signal: new AbortController().signal };
const read = (text: string) => extractResume(textDocument(text), options);
const head = 'Nora Falk\nPlumber\nnora@example.com\n\n';
const skills = (text: string) => read(`${head}Skills\n${text}`).skills.map(({ value }) => value.name);

describe('facts are what the document prints', () => {
  it('keeps two listed skills that have the same known name', () => {
    expect(skills('Bathroom fitting, Pipe fitting, Soldering')).toEqual(['Bathroom fitting', 'Pipe fitting', 'Soldering']);
  });

  it('keeps a Russian skill whole', () => {
    expect(skills('Крепление груза, Знание города, Владение оружием')).toEqual([
      'Крепление груза',
      'Знание города',
      'Владение оружием',
    ]);
  });

  it('splits chips in brackets and leaves out the heads of a table', () => {
    expect(skills('[Fast typing] [Outlook] [Diary management]')).toEqual(['Fast typing', 'Outlook', 'Diary management']);
    expect(skills('Area\nRating\nBookkeeping')).toEqual(['Bookkeeping']);
  });

  it('takes neither currencies nor towns nor roles for skills that a job shows', () => {
    const { skills: shown } = read(`${head}Experience\nLegal Secretary, Acme Ltd\n2019 – 2023\nSecured PHP 50,000 in Hong Kong.`);
    expect(shown.map(({ value }) => value.name)).toEqual([]);
  });

  it('shows a product whole, and nothing of what the end consents to', () => {
    const end = 'Согласие на обработку персональных данных в соответствии с 152-ФЗ даю.';
    const { skills: shown } = read(
      `${head}Опыт работы\nБухгалтер, ООО «Вега»\n2019 – 2023\nОформляла путевые листы в 1С:УАТ.\n\n${end}`,
    );
    expect(shown.map(({ value }) => value.name)).toEqual(['1С:УАТ']);
  });

  it('takes the length of a job for no field of it', () => {
    const { experience } = read(`${head}Experience\nAcme Ltd\n2 yrs 3 mos\nPlumber\nJan 2019 – Mar 2021 (2 yrs 3 mos)`);
    expect(experience[0]?.value).toMatchObject({ company: 'Acme Ltd', position: 'Plumber' });
  });

  it('takes the label of another contact for no part of a place', () => {
    expect(read('Nora Falk\nPlumber\nTown: Leeds, Telephone: +44 7700 900123').location?.value).toBe('Leeds');
  });
});
