import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { annotateLines } from './annotateLines.ts';
import { namesNothing } from './fieldLabels.ts';

/** The segments of the lines and what they are named; a line's own naming first. */
function namings(...lines: string[]) {
  const document = textDocument(lines.join('\n'));
  return annotateLines(document, viewLines(document), []).map(({ naming, segments }) => [
    naming,
    ...segments.map((segment) => `${document.text.slice(segment.start, segment.end)}=${segment.naming}`),
  ]);
}

describe('namesNothing', () => {
  it.each(['CGPA', 'Final Grade', 'Place of birth', '3-й курс', 'Key responsibilities', 'Кем работал'])('%s', (label) =>
    expect(namesNothing(label)).toBe(true),
  );
  it.each(['College', 'Diploma', 'Grade Setter', 'Acme'])('not %s', (name) => expect(namesNothing(name)).toBe(false));
});

describe('nameSegments', () => {
  it('names what stands behind a label', () => {
    expect(namings('Employer: Acme, Denver', 'Name of employer\tBig Sky Freight')).toEqual([
      ['company', 'Employer=label', 'Acme=company', 'Denver=company'],
      ['company', 'Name of employer=label', 'Big Sky Freight=company'],
    ]);
  });
  it('names what stands behind two labels by the first', () => {
    expect(namings('Ship / company: Elara')).toEqual([['company', 'Ship / company=label', 'Elara=company']]);
  });
  it('keeps the partners of a firm together', () => {
    expect(namings('Hale, Moss and Partners, Leeds')[0]!.slice(1)).toEqual(['Hale, Moss and Partners=null', 'Leeds=null']);
  });
  it('names what stands below a label', () => {
    expect(namings('Должность:', 'Сварщик', 'Цех № 3').map(([naming]) => naming)).toEqual(['label', 'position', null]);
  });
  it('names the cells of a table by its head, to its end', () => {
    expect(namings('Employer\tJob title', 'Acme\tCook', 'Bloom\tBaker', 'Bakes bread', 'Acme\tCook')).toEqual([
      ['row', 'Employer=label', 'Job title=label'],
      ['company', 'Acme=company', 'Cook=position'],
      ['company', 'Bloom=company', 'Baker=position'],
      [null, 'Bakes bread=null'],
      ['company', 'Acme=company', 'Cook=position'],
    ]);
  });
  it('takes the employer beside its department and the owner of a ship', () => {
    const head = 'From\tTo\tPosition title\tDepartment / Agency / Company\tStatus';
    expect(namings(head, '2017\t2020\tCook\tAcme Energy\tPermanent')[1]).toContain('Acme Energy=company');
    const ship = namings('Vessel\tType / GRT\tCompany\tRank\tSign on', 'MV Grey\tTanker\tAcme Marine\tCook\t2024');
    expect(ship[1]).toEqual(expect.arrayContaining(['MV Grey=unit', 'Acme Marine=company', 'Cook=position']));
  });
  it('names nothing where a label is a word of a name', () => {
    expect(namings('Cook at Position Ltd')).toEqual([[null, 'Cook=null', 'Position Ltd=null']]);
  });
});
