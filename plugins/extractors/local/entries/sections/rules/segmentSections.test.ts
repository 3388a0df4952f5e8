import { describe, expect, it } from 'vitest';
import { textDocument } from '../../../shared/textDocument.ts';
import { segmentSections } from './segmentSections.ts';

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

  it('goes on with a section at the top of the next page, though the column beside it begins with a heading there', () => {
    const document = textDocument(
      'EXPERIENCE\nBaker, Mill Street\n\nEDUCATION\nCity College\nNight classes\nDiploma\nHonours\n\nCook, Mill Inn',
    );
    const places = [[1, 216, 40], [1, 216, 60], ...[40, 60, 80, 100, 120].map((y) => [2, 34, y]), [2, 216, 44]];
    const lines = document.lines.map((line, index) => {
      const [page = 1, x = 0, y = 0] = places[index] ?? [];
      return { ...line, page, box: { page, x, y, width: 110, height: 11 } };
    });
    expect(segmentSections({ ...document, lines }).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)])).toEqual([
      ['experience', ['Baker, Mill Street']],
      ['education', ['City College', 'Night classes', 'Diploma', 'Honours']],
      ['experience', ['Cook, Mill Inn']],
    ]);
  });
});
