import { expect, it } from 'vitest';
import { viewLines } from './lineView.ts';
import { textDocument } from './textDocument.ts';

it('leaves out page numbers, and running heads after their first time', () => {
  const document = textDocument('Ada Quill\nNurse\n1/2\nAda Quill\n2019\nPage 2 of 2');
  const running = new Set([0, 2, 3, 5]);
  const lines = document.lines.map((line, at) => ({ ...line, role: running.has(at) ? ('header' as const) : line.role }));
  expect(viewLines({ ...document, lines }).map(({ text }) => text)).toEqual(['Ada Quill', 'Nurse', '2019']);
});
