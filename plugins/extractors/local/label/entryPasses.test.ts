import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { withAlikeEntries, withDatedHeads, withTitledRows } from './entryPasses.ts';
import { saysOf } from './splitEntries.ts';

/** The roles of lines after the pass; lines that begin with "*" are bold. */
function rolesOf(...given: [role: string, text: string][]): string {
  const document = textDocument(given.map(([, text]) => text).join('\n'));
  const lines = viewLines(document).map((line) => ({ ...line, bold: line.text.startsWith('*') }));
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const labels = given.map(([role]) => `experience:${role}`);
  return withAlikeEntries({ lines, marks }, labels)
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

function datedRolesOf(...given: [role: string, text: string][]): string {
  const document = textDocument(given.map(([, text]) => text).join('\n'));
  const lines = viewLines(document);
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const labels = given.map(([role]) => `experience:${role}`);
  const says = lines.map((line, at) => saysOf(line, marks[at]!, []));
  return withDatedHeads({ lines, marks, says }, labels)
    .map((label) => label.at(-1))
    .join('');
}

it('takes dates alone under a header without dates into it', () => {
  expect(datedRolesOf(['S', 'Welder'], ['M', 'Acme Ltd'], ['B', 'From 2022 until 2026'], ['B', 'Cut plate'])).toBe('SMMB');
});

it('takes dates alone for no entry of their own under a header without dates', () => {
  expect(datedRolesOf(['S', 'Leeds College, BSc'], ['S', '(July 2019 – June 2023)'], ['M', 'CGPA 9.6'])).toBe('SMM');
  expect(datedRolesOf(['S', 'Welder, 2020'], ['S', '2021 – 2022'], ['M', 'Employer: Acme Ltd'])).toBe('SSM');
});

it('leaves dates of duties, and headers that have dates', () => {
  expect(datedRolesOf(['S', 'Welder, 2020 – 2022'], ['B', '2021 – 2022'])).toBe('SB');
  expect(datedRolesOf(['S', 'Welder'], ['B', 'Rebuilt the yard 2021 – 2022'])).toBe('SB');
});

const rolesOfRows = (...given: [role: string, text: string][]) => {
  const document = textDocument(given.map(([, text]) => text).join('\n'));
  const lines = viewLines(document);
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  return withTitledRows(
    { lines, marks },
    given.map(([role]) => `experience:${role}`),
  )
    .map((label) => label.at(-1))
    .join('');
};

it('takes a row of a title and its dates for another job where a header has such a row', () => {
  const second: [string, string] = ['B', 'Safety Manager\tAugust 2018 – October 2019'];
  expect(rolesOfRows(['S', 'Acme Ltd, Leeds'], ['M', 'Site Manager\tOctober 2019 – present'], ['B', 'Led tours'], second)).toBe(
    'SMBP',
  );
  expect(rolesOfRows(['S', 'Site Manager\tOctober 2019 – present'], ['B', 'Led tours'], second)).toBe('SBS');
  expect(rolesOfRows(['S', 'Site Manager, Acme Ltd'], ['B', 'Led tours'], second)).toBe('SBB');
});
