import { describe, expect, it } from 'vitest';
import { prepareResume } from '../entries/prepareResume.ts';
import { textDocument } from '../shared/textDocument.ts';
import { findName, findNameSpan, nameEvidence } from './findName.ts';

const read = (text: string) => {
  const resume = prepareResume(textDocument(text), '2026-11-21');
  return findName(resume, findNameSpan(resume))?.value ?? null;
};

describe('findName', () => {
  it.each([
    ['Ana Lucía da Silva\nChef\nana@example.com', 'Ana Lucía da Silva'],
    ["SEÁN O'BRIEN\nPlumber\nsob@example.ie", "Seán O'Brien"],
    ['ANNEKE VAN DER BERG\nanneke@example.nl', 'Anneke van der Berg'],
    ['B.SIVARAMAN\nFitter', 'B.Sivaraman'],
    ['Muthukumar .D\nFitter', 'Muthukumar .D'],
    ['Nora falken\nnorafalken@example.in', 'Nora falken'],
    ['NAME :- NORA FALK\nFitter', 'Nora Falk'],
    ['Third Cross Street\nNora Falk', 'Nora Falk'],
    ['CA Sunil Mohan Rao\nsunil@example.in', 'Sunil Mohan Rao'],
    ['J. R. Whitcombe\nj.whitcombe@example.com', 'J. R. Whitcombe'],
    ['Jane Poole, PhD, RN\njane.poole@example.com', 'Jane Poole'],
    ['Dr. Emil Novák\nnovak@example.cz', 'Dr. Emil Novák'],
    ['Сидорова Анна-Мария Олеговна\nБухгалтер', 'Сидорова Анна-Мария Олеговна'],
    ['Curriculum Vitae\nName: Giulia Bellandi\nNurse', 'Giulia Bellandi'],
    ['ФИО: Ким Виктор Сергеевич\nТелефон: +7 900 000-00-00', 'Ким Виктор Сергеевич'],
    ['JAN KüSTER RESUME\nConsultant\ninfo@example.com', 'Jan Küster'],
    ['Marta Oduya – Curriculum Vitae\nmarta@example.com', 'Marta Oduya'],
    ['Jan Küster | Resume\nConsultant\ninfo@example.com', 'Jan Küster'],
    ['Lebenslauf\nHanna Weiß\nhanna@example.de', 'Hanna Weiß'],
    ['Cvetana Ilić\ncvetana@example.rs', 'Cvetana Ilić'],
    ['Rowena M. de los Santos\nWelder', 'Rowena M. de los Santos'],
    ['mgr inż. Jadwiga Kowal\nSurveyor', 'mgr inż. Jadwiga Kowal'],
    ['Siti binti Rahman\nCook', 'Siti binti Rahman'],
    ["Anouk van 't Veer\nBaker", "Anouk van 't Veer"],
    ['Software Engineer\nWei Zhang\nwei.zhang@example.com', 'Wei Zhang'],
  ])('reads %j', (text, name) => {
    expect(read(text)).toBe(name);
  });

  it('takes the whole of a name of which one part is bold', () => {
    const document = textDocument('Claud D. Park\nArchitect\nclaud@example.com');
    const [line, ...rest] = document.lines;
    const runs = line!.runs.map((run, index) => ({ ...run, bold: index === 2 }));
    const resume = prepareResume({ ...document, lines: [{ ...line!, runs }, ...rest] }, '2026-11-21');
    expect(findName(resume, findNameSpan(resume))?.value).toBe('Claud D. Park');
  });

  it('takes no heading, title or place for a name', () => {
    expect(read('Work Experience\nProject Manager\nNew York\n2019 – 2021')).toBeNull();
  });

  it('takes no words of a sentence for a name', () => {
    for (const text of ['Where To Find Me', 'Write Or Call', 'Как Связаться']) expect(nameEvidence(text)).toBeNull();
    expect(nameEvidence('Emeka Oyelaran')).not.toBeNull();
  });
});
