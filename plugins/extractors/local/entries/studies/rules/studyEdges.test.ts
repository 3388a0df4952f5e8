import { describe, expect, it } from 'vitest';
import { extractResume } from '../../../facts/extractResume.ts';
import { textDocument } from '../../../shared/textDocument.ts';

const { signal } = new AbortController();
const read = (line: string) => {
  const document = textDocument(`Nora Falk\n\nEDUCATION\n${line}\n\nSKILLS\nWelding, Excel, Painting`);
  return extractResume(document, { today: '2026-01-31', signal }).education.map(({ value, evidence }) => {
    for (const { text, start, end } of evidence) expect(document.text.slice(start, end)).toBe(text);
    return [value.degree, value.specialization, value.institution];
  });
};

describe('studies told in sentences', () => {
  it.each([
    ['MBA from Halden Business School in the year 2013', ['MBA', null, 'Halden Business School']],
    ['Passed B.COM (Cost Accounting) from Halden University with 61% in 2009', ['B.COM', 'Cost Accounting', 'Halden University']],
    [
      'B.E (Civil Engineering) : Oakmere Technological University',
      ['B.E', 'Civil Engineering', 'Oakmere Technological University'],
    ],
    ['Graduation from Halden University in 2010', ['Graduation', null, 'Halden University']],
    [
      'Master of Science, specializing in Hydrology, Oakmere University, 2015',
      ['Master of Science', 'Hydrology', 'Oakmere University'],
    ],
    ['10+2 from Halden Senior Secondary School in the year 2004.', ['10+2', null, 'Halden Senior Secondary School']],
    ['I.T.I. Electrical, Oakmere Institute, 2002', ['I.T.I.', 'Electrical', 'Oakmere Institute']],
    ['Diploma, College/School, 2010', ['Diploma', null, null]],
  ])('%s', (line, study) => {
    expect(read(line)).toEqual([study]);
  });
});

it('takes no program for a degree', () => {
  expect(read('Halden University, 2010\nMS Office, MS Word and Internet')).toEqual([[null, null, 'Halden University']]);
});
