import { describe, expect, it } from 'vitest';
import { annotateLines } from '../../annotate/annotateLines.ts';
import { findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { withQuotes } from '../closing.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { employerOfUnit, outOfBracket, schoolElsewhere, schoolOfUnit, withMoreTitles, withoutBeside } from './cutNames.ts';

function contextOf(text: string) {
  const document = textDocument(text);
  const lines = viewLines(document);
  const marks = annotateLines(document, lines, findDateRanges(text));
  return { document, lines, marks, towns: new Set<string>(), names: [], words: [], losses: new Float64Array() };
}

const spanOf = (text: string, field: FieldName, part = text): FieldSpan => {
  const start = text.indexOf(part);
  return { field, start, end: start + part.length, line: 0, margin: 200 };
};
const textsOf = (text: string, spans: readonly FieldSpan[]) =>
  spans.map(({ field, start, end }) => `${field}: ${text.slice(start, end)}`);

describe('names that the model cut wrongly', () => {
  it('are the school, not a part of it', () => {
    const text = 'Lecturer, School of Mechatronics\nUniversität Trier';
    const found = schoolOfUnit(contextOf(text), [0, 1], [spanOf(text, 'company', 'School of Mechatronics')]);
    expect(textsOf(text, found ? [found] : [])).toEqual(['company: Universität Trier']);
    expect(schoolOfUnit(contextOf(text), [0], [spanOf(text, 'company', 'School of Mechatronics')])).toBeNull();
  });

  it('end at their line where below stands what was studied, but go on with the person whose name they have', () => {
    const cut = (below: string) => {
      const text = `Омский технический университет им. Черных\n${below}`;
      const context = contextOf(text);
      const box = { page: 1, x: 40, y: 40, width: 200, height: 10 };
      const lines = context.lines.map((line) => ({ ...line, line: { ...line.line, box } }));
      return textsOf(text, [withoutBeside({ ...context, lines }, spanOf(text, 'institution'))])[0]!.split('\n').length;
    };
    expect([cut('Гостиничный сервис'), cut('А. С.'), cut('Великого')]).toEqual([1, 2, 2]);
  });

  it('end where a town stands below, and have both of their quotation marks', () => {
    const degree = 'Аттестат о среднем образовании\nМосква';
    expect(textsOf(degree, [withoutBeside(contextOf(degree), spanOf(degree, 'degree'))])).toEqual([
      'degree: Аттестат о среднем образовании',
    ]);
    const quoted = (text: string, part: string) => textsOf(text, [withQuotes(text, spanOf(text, 'company', part))]);
    expect(quoted('"MEDIK.KG", developer', 'MEDIK.KG"')).toEqual(['company: "MEDIK.KG"']);
    expect(quoted('«Языки и\nкультуры», 2020', '«Языки и')).toEqual(['company: «Языки и\nкультуры»']);
    expect(quoted('Acme 5" pipes', 'Acme 5" pipes')).toEqual(['company: Acme 5" pipes']);
    expect(quoted('"AILINE" COMPANY', '"AILINE" COMPANY')).toEqual(['company: "AILINE" COMPANY']);
  });

  it('leave what stands in front of their bracket', () => {
    const cut = (text: string, field: FieldName) => textsOf(text, [outOfBracket(contextOf(text), spanOf(text, field))])[0];
    expect(cut('Economics (Leeds College', 'institution')).toBe('institution: Leeds College');
    expect(cut('Leeds College (Evening School)', 'institution')).toBe('institution: Leeds College (Evening School)');
  });

  it.each([
    ['institution', 'Diploma from Denfeld High School', 'Denfeld High School'],
    ['institution', 'From Denfeld College', 'Denfeld College'],
    ['company', 'ИП Гончар Н. В. (г. Костанай)', 'ИП Гончар Н. В.'],
    ['company', 'Nacre Pharma Ltd., Protein Group', 'Nacre Pharma Ltd.'],
    ['institution', 'Politecnico di Milano\nDepartment of Engineering', 'Politecnico di Milano'],
    ['institution', 'Zagreb College, Zagreb\tMay 2018', 'Zagreb College, Zagreb'],
    ['company', 'Gaziantep Gazette\nGaziantep', 'Gaziantep Gazette'],
    ['company', 'Archives of\nLeeds', 'Archives of\nLeeds'],
    ['company', 'Hale, Moss and Partners', 'Hale, Moss and Partners'],
    ['company', 'Saffron Parcels Inc. in Tucson. Part of the works', 'Saffron Parcels Inc.'],
    ['institution', 'Университет «Полюс» факультет «Лингвистика»', 'Университет «Полюс»'],
  ] as const)('leave the place, part and course beside them: %s %s', (field, text, expected) =>
    expect(textsOf(text, [withoutBeside(contextOf(text), spanOf(text, field))])).toEqual([`${field}: ${expected}`]),
  );

  it('are the employer, not a part of it', () => {
    const text = 'Т-Банк, Группа регистрации';
    const found = employerOfUnit(contextOf(text), [spanOf(text, 'company', 'Группа регистрации')]);
    expect(textsOf(text, found ? [found] : [])).toEqual(['company: Т-Банк']);
    expect(employerOfUnit(contextOf('Группа регистрации'), [spanOf('Группа регистрации', 'company')])).toBeNull();
  });

  it.each([
    ['MBA in July 2017 from N.D.B.M. with B+ grade.', 'N.D.B.M.'],
    ['MBA with 74% from Acme Shiksha Bhavan, Surat, 2006', 'Acme Shiksha Bhavan'],
    ['MBA from Leeds Board. In the year 2011', 'Leeds Board'],
  ])('are found behind the degree: %s', (text, school) => {
    const found = schoolElsewhere(contextOf(text), [0], [spanOf(text, 'degree', 'MBA')]);
    expect(found && textsOf(text, [found])).toEqual([`institution: ${school}`]);
  });

  it.each([
    ['Pastry Chef, Kitchen Manager', 'Pastry Chef, Kitchen Manager'],
    ['Pastry Chef, Acme Hotels Ltd', 'Pastry Chef'],
    ['Pastry Chef, Leeds', 'Pastry Chef'],
  ])('take the titles behind them, but nothing else: %s', (text, expected) => {
    const span = spanOf(text, 'position', 'Pastry Chef');
    expect(textsOf(text, [withMoreTitles(contextOf(text), span, [span])])).toEqual([`position: ${expected}`]);
  });

  it('are found in brackets, or where the model saw a subject', () => {
    const text = 'PGCert in Nursing (University of Inverness, 2008)';
    const [degree, subject] = [spanOf(text, 'degree', 'PGCert'), spanOf(text, 'subject', 'University of Inverness')];
    for (const spans of [[degree], [degree, subject]]) {
      const found = schoolElsewhere(contextOf(text), [0], spans);
      expect(found && textsOf(text, [found])).toEqual(['institution: University of Inverness']);
    }
  });
});
