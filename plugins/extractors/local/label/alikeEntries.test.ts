import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { withAlikeEntries } from './alikeEntries.ts';

/** The roles of lines after the pass; lines that begin with "*" are bold. */
function rolesOf(...given: [role: string, text: string][]): string {
  const document = textDocument(given.map(([, text]) => text).join('\n'));
  const lines = viewLines(document).map((line) => ({ ...line, bold: line.text.startsWith('*') }));
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const labels = given.map(([role]) => `experience:${role}`);
  return withAlikeEntries(lines, marks, labels)
    .map((label) => label.at(-1))
    .join('');
}

it('begins an entry with a line of dates that looks as the others do', () => {
  const job = (role: string, years: string): [string, string] => [role, `*Driver (Acme Ltd), ${years}`];
  expect(rolesOf(job('S', '2019 – 2021'), ['B', 'Drove'], job('B', '2016 – 2018'), ['B', 'Drove'], job('S', '2012 – 2015'))).toBe(
    'SBSBS',
  );
  expect(rolesOf(job('S', '2019 – 2021'), job('M', '2016 – 2018'), job('S', '2012 – 2015'))).toBe('SSS');
});

it('leaves duties with dates', () => {
  expect(rolesOf(['S', '*Driver, 2019 – 2021'], ['B', 'Drove to Leeds, 2019 – 2020'], ['S', '*Cook, 2012 – 2015'])).toBe('SBS');
});
