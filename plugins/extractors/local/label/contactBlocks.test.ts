import { expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { addContactBlocks } from './contactBlocks.ts';
import { lineContext } from './features/lineLooks.ts';
import { lineLabels } from './lineLabels.ts';

/** The lines that gain as contacts, of a page whose right column begins at the line with this index. */
function contactsOf(right: number, texts: readonly string[]): string[] {
  const plain = textDocument(texts.join('\n'));
  const lines = plain.lines.map((line, at) => {
    const isRight = at >= right;
    return {
      ...line,
      page: 1,
      box: { page: 1, x: isRight ? 400 : 50, y: 100 + (isRight ? at - right : at) * 14, width: 150, height: 10 },
    };
  });
  const views = viewLines({ ...plain, lines });
  const scores = new Float64Array(views.length * lineLabels.length);
  addContactBlocks(lineContext(plain, views, annotateLines(plain, views, []), 10), lineLabels, scores);
  return views.flatMap(({ text }, at) => (scores[at * lineLabels.length + lineLabels.indexOf('contact')]! > 0 ? [text] : []));
}

const left = ['Ann Lee', 'Experience', 'Welder, Acme Ltd', 'Welded frames'];
const contacts = ['12 Mill Lane, Leeds', '+44 7700 900123', 'ann.lee@example.org'];

it('finds contacts without a heading at the top of a column', () => {
  expect(contactsOf(4, [...left, ...contacts, 'Skills', 'Welding'])).toEqual(contacts);
});

it('leaves a second address, and what holds no contacts, to the section above', () => {
  expect(contactsOf(5, ['a.lee@example.org', ...left, ...contacts, 'Skills', 'Welding'])).toEqual([]);
  expect(contactsOf(4, [...left, 'Cut plates', 'Checked seams', 'Skills', 'Welding'])).toEqual([]);
});
