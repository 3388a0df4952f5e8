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
