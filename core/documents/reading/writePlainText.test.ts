import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../../plugins/contract.ts';
import { textReader } from '../../../plugins/readers/text/textReader.ts';
import { defaultReadLimits as limits } from '../../../plugins/reading/defaultReadLimits.ts';
import { writePlainText } from './writePlainText.ts';

type Look = Partial<Pick<TextLine, 'listItem' | 'continues' | 'bold' | 'heading' | 'block' | 'page' | 'fontSize'>>;

/** A document of the given lines. */
function documentOf(rows: readonly [text: string, look?: Look][]) {
  const text = rows.map(([own]) => own).join('\n');
  let at = 0;
  const lines = rows.map(([own, look]): TextLine => {
    const start = at;
    at += own.length + 1;
    const plain = {
      page: 1,
      box: null,
      block: 1,
      role: 'body' as const,
      listItem: false,
      heading: false,
      fontSize: 10,
      bold: false,
    };
    return { ...plain, start, end: start + own.length, runs: [], ...look };
  });
  return { text, lines, pages: [], links: [], hidden: [], warnings: [] };
}

const advertisement = documentOf([
  ['Cook', { bold: true, fontSize: 16 }],
  ['We run a small kitchen by the', { block: 2 }],
  ['harbour.', { block: 2, continues: true }],
  ['What you bring', { bold: true, block: 3 }],
  ['Three years in a kitchen, and the', { listItem: true, block: 3 }],
  ['patience to teach', { continues: true, block: 3 }],
  ['German', { listItem: true, block: 4 }],
  ['Nice to have', { bold: true, block: 4 }],
  ['Pastry', { listItem: true, block: 4 }],
]);
const plain = [
  'Cook',
  '',
  'We run a small kitchen by the harbour.',
  '',
  'What you bring',
  '• Three years in a kitchen, and the patience to teach',
  '• German',
  '',
  'Nice to have',
  '• Pastry',
].join('\n');

describe('writePlainText', () => {
  it('keeps lines, list items and the gaps between sections, and puts wrapped lines together', () => {
    expect(writePlainText(advertisement)).toBe(plain);
  });

  it('is read again as it was written', async () => {
    const read = await textReader.read(Buffer.from(plain), { signal: new AbortController().signal, limits });
    const items = read.lines.filter(({ listItem }) => listItem).map(({ start, end }) => read.text.slice(start, end));
    expect(items).toEqual(['Three years in a kitchen, and the patience to teach', 'German', 'Pastry']);
    expect(read.lines.map(({ block }) => block)).toEqual([0, 1, 2, 2, 2, 3, 3]);
    expect(writePlainText(read)).toBe(plain);
  });
});
