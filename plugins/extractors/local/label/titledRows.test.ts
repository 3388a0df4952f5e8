import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { withTitledRows } from './alikeHeads.ts';

const rolesOfRows = (...given: [role: string, text: string][]) => {
  const document = textDocument(given.map(([, text]) => text).join('\n'));
  const lines = viewLines(document);
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  return withTitledRows(
    lines,
    marks,
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
