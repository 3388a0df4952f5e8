import { describe, expect, it } from 'vitest';
import { annotateLines } from '../../annotate/annotateLines.ts';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { outOfBracket, schoolElsewhere, schoolOfUnit, splitAtSlash, withNarrowing, withOpening } from './cutNames.ts';

function contextOf(text: string) {
  const document = textDocument(text);
  const lines = viewLines(document);
  const marks = annotateLines(document, lines, []);
  return { document, lines, marks, towns: new Set<string>(), names: [], words: [], losses: new Float64Array() };
}

const spanOf = (text: string, field: FieldName, part = text): FieldSpan => {
  const start = text.indexOf(part);
  return { field, start, end: start + part.length, line: 0, margin: 200 };
};
const textsOf = (text: string, spans: readonly FieldSpan[]) =>
  spans.map(({ field, start, end }) => `${field}: ${text.slice(start, end)}`);

describe('names that the model cut wrongly', () => {
  it.each([
    ['Pastry Chef / The Copper Kettle', ['position: Pastry Chef', 'company: The Copper Kettle']],
    ['Pipefitter / Welder / Enugu Dry Dock Limited', ['position: Pipefitter / Welder', 'company: Enugu Dry Dock Limited']],
    ['Petrokraft Plc / Fabricator Welder', ['company: Petrokraft Plc', 'position: Fabricator Welder']],
    ['Electrician / Welder', ['position: Electrician / Welder']],
  ])('are cut at a slash: %s', (text, expected) => {
    expect(textsOf(text, splitAtSlash(contextOf(text), [spanOf(text, 'position')]))).toEqual(expected);
  });

  it('are the school, not a part of it', () => {
    const text = 'Lecturer, School of Mechatronics\nUniversität Trier';
    const found = schoolOfUnit(contextOf(text), [0, 1], [spanOf(text, 'company', 'School of Mechatronics')]);
    expect(textsOf(text, found ? [found] : [])).toEqual(['company: Universität Trier']);
    expect(schoolOfUnit(contextOf(text), [0], [spanOf(text, 'company', 'School of Mechatronics')])).toBeNull();
  });

  it('leave what stands in front of their bracket', () => {
    const cut = (text: string, field: FieldName) => textsOf(text, [outOfBracket(contextOf(text), spanOf(text, field))])[0];
    expect(cut('Economics (Leeds College', 'institution')).toBe('institution: Leeds College');
    expect(cut('Leeds College (Evening School)', 'institution')).toBe('institution: Leeds College (Evening School)');
  });

  it.each([
    ['Северный (Арктический) федеральный университет', 'федеральный университет'],
    ['УО «Полоцкий торговый колледж»', 'торговый колледж»'],
    ['Govt. College of Leeds', 'College of Leeds'],
  ])('take what opens the name: %s', (text, part) =>
    expect(textsOf(text, [withOpening(contextOf(text), spanOf(text, 'institution', part), [])])).toEqual([
      `institution: ${text}`,
    ]),
  );

  it('take "St." and initials', () => {
    const text = 'St. Paul School of Leeds, John B. Lacson University';
    const whole = (part: string) => textsOf(text, [withOpening(contextOf(text), spanOf(text, 'institution', part), [])])[0];
    expect(whole('Paul School of Leeds')).toBe('institution: St. Paul School of Leeds');
    expect(whole('Lacson University')).toBe('institution: John B. Lacson University');
  });

  it.each([
    ['Third Engineer (Motor), Acme Ltd', 'Third Engineer', 'Third Engineer (Motor)'],
    ['Welder (Contract), Acme Ltd', 'Welder', 'Welder'],
    ['Welder (Berlin), Acme Ltd', 'Welder', 'Welder'],
    ['Электросварщик 5 разряда, Завод', 'Электросварщик', 'Электросварщик 5 разряда'],
    ['Завуч по учебной работе, Лицей', 'Завуч', 'Завуч по учебной работе'],
    ['Повар по совместительству, Кафе', 'Повар', 'Повар'],
  ])('take what narrows a position: %s', (text, part, expected) => {
    expect(textsOf(text, [withNarrowing(contextOf(text), spanOf(text, 'position', part), [])])).toEqual([
      `position: ${expected}`,
    ]);
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
