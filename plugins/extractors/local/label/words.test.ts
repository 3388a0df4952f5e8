import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { wordsOf } from './words.ts';

const wordsIn = (text: string) => wordsOf(viewLines(textDocument(text)), 0).map((word) => word.text);

describe('wordsOf', () => {
  it('keeps the marks of names and parts the others', () => {
    expect(wordsIn('C#, Node.js (ООО «Камасталь»)')).toEqual(['C#', ',', 'Node.js', '(', 'ООО', '«', 'Камасталь', '»', ')']);
  });

  it('says where each word stands in the document', () => {
    const document = textDocument('Acme Ltd\nBerlin');
    const words = wordsOf(viewLines(document), 1);
    expect(words.map(({ start, end }) => document.text.slice(start, end))).toEqual(['Berlin']);
    expect(words[0]).toMatchObject({ line: 1, index: 0, last: true });
  });

  it('leaves the rest of an endless line alone', () => {
    expect(wordsIn('word '.repeat(30_000))).toHaveLength(20_000);
  });
});
