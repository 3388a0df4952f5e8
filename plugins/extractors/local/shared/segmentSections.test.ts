import { describe, expect, it } from 'vitest';
import { segmentSections } from './segmentSections.ts';
import { textDocument } from './textDocument.ts';

const read = (text: string) =>
  segmentSections(textDocument(text)).map(({ kind, lines }) => `${kind}: ${lines.map((line) => line.text).join(' / ')}`);

describe('segmentSections', () => {
  it('cuts a text at its headings', () => {
    expect(read('Ann Lee\nBaker\n\nEXPERIENCE\nBaker, Mill Street\n\nEDUCATION\nCity College')).toEqual([
      'header: Ann Lee / Baker',
      'experience: Baker, Mill Street',
      'education: City College',
    ]);
  });

  it('knows Russian headings and numbered, decorated and spaced ones', () => {
    expect(read('Иван Петров\n\nОпыт работы — 7 лет\nЗавод\n\n02. Образование:\nВуз\n\nS K I L L S\nWelding')).toEqual([
      'header: Иван Петров',
      'experience: Завод',
      'education: Вуз',
      'skills: Welding',
    ]);
  });

  it('knows a section on one line by its label', () => {
    expect(read('Ann Lee\nLanguages: English, German\nSkills: Excel, SQL')).toEqual([
      'header: Ann Lee',
      'languages: English, German',
      'skills: Excel, SQL',
    ]);
  });

  it('keeps labels that repeat under the jobs inside them', () => {
    const text = 'EXPERIENCE\nBaker\n2019 – 2021\nHighlights\n• Rolls\nCook\n2017 – 2019\nHighlights\n• Soup';
    expect(read(text)).toHaveLength(1);
  });

  it('takes the title of the whole document for no heading', () => {
    expect(read('РЕЗЮМЕ\nИван Петров\n\nОБРАЗОВАНИЕ\nВуз')[0]).toBe('header: РЕЗЮМЕ / Иван Петров');
  });

  it('takes the name of a certificate for no heading of its section', () => {
    expect(read('CERTIFICATES\nReact Developer Certification\nIssued 2021')).toEqual([
      'certifications: React Developer Certification / Issued 2021',
    ]);
  });
});
