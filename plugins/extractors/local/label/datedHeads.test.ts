import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { withDatedHeads, withTitledRows } from './alikeHeads.ts';
import { saysOf } from './splitEntries.ts';

function rolesOf(...given: [role: string, text: string][]): string {
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
  expect(rolesOf(['S', 'Welder'], ['M', 'Acme Ltd'], ['B', 'From 2022 until 2026'], ['B', 'Cut plate'])).toBe('SMMB');
});

it('takes dates alone for no entry of their own under a header without dates', () => {
  expect(rolesOf(['S', 'Leeds College, BSc'], ['S', '(July 2019 – June 2023)'], ['M', 'CGPA 9.6'])).toBe('SMM');
  expect(rolesOf(['S', 'Welder, 2020'], ['S', '2021 – 2022'], ['M', 'Employer: Acme Ltd'])).toBe('SSM');
});

it('leaves dates of duties, and headers that have dates', () => {
  expect(rolesOf(['S', 'Welder, 2020 – 2022'], ['B', '2021 – 2022'])).toBe('SB');
  expect(rolesOf(['S', 'Welder'], ['B', 'Rebuilt the yard 2021 – 2022'])).toBe('SB');
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
