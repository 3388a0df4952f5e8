import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { narratedJobs } from './narratedJobs.ts';

/** The roles and the fields of lines in a section of jobs. */
function readJobs(...text: string[]) {
  const document = textDocument(text.join('\n'));
  const lines = viewLines(document);
  const labels = text.map((line) => `experience:${line === 'Experience' ? 'H' : 'B'}`);
  const found = narratedJobs(lines, annotateLines(document, lines, findDateRanges(document.text)), labels);
  return {
    roles: found.labels.map((label) => label.at(-1)).join(''),
    fields: found.spans.map(({ start, end }) => document.text.slice(start, end).replace('\n', ' ')),
  };
}

it('begins a job with a sentence that tells of it, and reads title and employer', () => {
  const first = ['1. Worked as a Mine Fitter in Karst & Hale', 'Ltd, Leeds from May 2010 to June 2012.'];
  const second = ['2. I have worked with Quarry Tools Limited as Welder under contract since July 2012'];
  expect(readJobs(...first, ...second)).toEqual({
    roles: 'SMS',
    fields: ['Mine Fitter', 'Karst & Hale Ltd', 'Welder', 'Quarry Tools Limited'],
  });
});

it('reads one sentence right below the heading; others, and those without dates, are duties', () => {
  const sentence = 'Worked as a Cook at Moorhen Inn in Leeds March 2005 to May 2009';
  expect(readJobs('Experience', sentence)).toEqual({ roles: 'HS', fields: ['Cook', 'Moorhen Inn'] });
  expect(readJobs('Cook, 2005 – 2009', sentence).roles).toBe('BB');
  expect(readJobs('Experience', 'Worked as a cook for large parties').roles).toBe('HB');
});

it('reads sentences behind their number and period, with quotation marks and brackets', () => {
  const first = '(1) (From May 2014 to August 2015) Worked with ‘Karst & Hale’ (Builders) as a Site Clerk.';
  const second = 'Presently employed with Quarry Tools, Bahrain as “Senior Welder” since July 2016';
  expect(readJobs(first, second).fields).toEqual(['Site Clerk', 'Karst & Hale', 'Senior Welder', 'Quarry Tools']);
  expect(readJobs('Experience', 'Worked as “Site Clerk” at M/s Karst Tools (Hale) May 2014 – 2016').fields).toEqual([
    'Site Clerk',
    'Karst Tools',
  ]);
});
