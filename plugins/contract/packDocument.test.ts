import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { DocumentText, TextLine } from '../contract.ts';
import { packDocument, unpackDocument } from './packDocument.ts';

function line(start: number, words: number): TextLine {
  const runs = Array.from({ length: words }, (_, index) => ({
    start: start + index * 2,
    end: start + index * 2 + 1,
    box: null,
    fontSize: 10,
    bold: false,
    italic: false,
  }));
  const end = start + words * 2 - 1;
  return {
    start,
    end,
    page: 1,
    box: null,
    block: 0,
    role: 'body',
    listItem: false,
    heading: false,
    fontSize: 10,
    bold: false,
    runs,
  };
}

function document(wordsOfLines: readonly number[]): DocumentText {
  let start = 0;
  const lines = wordsOfLines.map((words) => {
    const made = line(start, words);
    start = made.end + 1;
    return made;
  });
  const text = wordsOfLines.map((words) => Array.from({ length: words }, () => 'ä').join(' ')).join('\n');
  return { text, pages: [{ width: 0, height: 0, ocrConfidence: null }], lines, links: [], hidden: [], warnings: [] };
}

describe('a packed document', () => {
  it.each([
    ['no line', []],
    ['short lines', Array.from({ length: 3_000 }, () => 3)],
    ['one endless line', [9_001]],
    ['a line without words among long ones', [4_000, 0, 2_000, 1]],
  ])('comes back as it was: %s', async (_, words) => {
    const given = document(words);
    expect(await unpackDocument(await packDocument(given))).toEqual(given);
  });

  it('comes back from the form of earlier versions, which was one row', async () => {
    const given = document([3, 4]);
    expect(await unpackDocument(gzipSync(JSON.stringify(given)))).toEqual(given);
  });

  it('lets other work through while it is unpacked', async () => {
    const packed = await packDocument(document([100_000, ...Array.from({ length: 20_000 }, () => 3)]));
    let turns = 0;
    let unpacked = false;
    const take = () => {
      turns++;
      if (!unpacked) setImmediate(take);
    };
    setImmediate(take);
    await unpackDocument(packed);
    unpacked = true;
    expect(turns).toBeGreaterThan(50);
  });
});
