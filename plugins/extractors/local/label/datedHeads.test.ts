import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { withDatedHeads } from './alikeHeads.ts';

function rolesOf(...given: [role: string, text: string][]): string {
  const document = textDocument(given.map(([, text]) => text).join('\n'));
  const lines = viewLines(document);
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const labels = given.map(([role]) => `experience:${role}`);
  return withDatedHeads(lines, marks, labels)
    .map((label) => label.at(-1))
    .join('');
}

it('takes dates alone under a header without dates into it', () => {
  expect(rolesOf(['S', 'Welder'], ['M', 'Acme Ltd'], ['B', 'From 2022 until 2026'], ['B', 'Cut plate'])).toBe('SMMB');
});

it('begins an entry with dates alone above a header without dates', () => {
  expect(rolesOf(['B', 'Cut plate'], ['B', 'Period: 2022 → 2025'], ['S', 'Employer: Acme Ltd'], ['M', 'Post: Welder'])).toBe(
    'BSMM',
  );
});

it('leaves dates of duties, and headers that have dates', () => {
  expect(rolesOf(['S', 'Welder, 2020 – 2022'], ['B', '2021 – 2022'])).toBe('SB');
  expect(rolesOf(['S', 'Welder'], ['B', 'Rebuilt the yard 2021 – 2022'])).toBe('SB');
});
