import { expect, it } from 'vitest';
import type { DocumentText, TextLine } from '../../../plugins/contract.ts';
import { capDocument } from './capDocument.ts';

const look = {
  page: 1,
  box: null,
  block: 0,
  role: 'body' as const,
  listItem: false,
  heading: false,
  fontSize: 0,
  bold: false,
  runs: [],
};
const line = (start: number, end: number): TextLine => ({ start, end, ...look });
const document: DocumentText = {
  text: 'one\ntwo\nthree',
  pages: [],
  lines: [line(0, 3), line(4, 7), line(8, 13)],
  links: [],
  hidden: [],
  warnings: [],
};

it('keeps whole lines up to the limit', () => {
  expect(capDocument(document, 9)).toMatchObject({ text: 'one\ntwo', lines: [{ end: 3 }, { end: 7 }] });
  expect(capDocument(document, 13)).toBe(document);
});
