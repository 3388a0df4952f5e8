import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackDocument } from '../contract/packDocument.ts';
import { localExtractor } from '../extractors/local/localExtractor.ts';
import { makeDocx, paragraph, run } from '../readers/docx/testing/makeDocx.ts';
import { makePdf, textAt } from '../readers/pdf/testing/makePdf.ts';
import { createDocumentPool } from './documentPool.ts';

const lines = [
  'Greta Halvorsen',
  'greta@example.com',
  'Experience',
  'Analyst, Fjordline',
  '03/2019 - 08/2023',
  'Skills',
  'SQL, Python',
];
const hidden = textAt(72, 60, '25 years of COBOL', { before: '1 1 1 rg' });
const content = lines.map((line, index) => textAt(72, 700 - index * 20, line)).join('') + hidden;
const documents = [
  { name: 'cv.pdf', bytes: makePdf({ pages: [{ content }, { content }] }) },
  { name: 'cv.docx', bytes: await makeDocx(lines.map((line) => paragraph(run(line))).join('')) },
  { name: 'cv.txt', bytes: new TextEncoder().encode(lines.join('\n')) },
];
const times = 100;

// So long no document takes, however busy the machine is.
const pool = createDocumentPool({ threads: 2, milliseconds: 120_000 });
const extractor = pool.inThreads(localExtractor);
const { signal } = new AbortController();
afterAll(() => pool.close());

describe('two threads that read all kinds of documents at once', { tags: 'long' }, () => {
  it('give the same bytes for the same document, a hundred times out of a hundred', async () => {
    const results = await Promise.all(
      Array.from({ length: times * documents.length }, async (_, index) => {
        const { name, bytes } = documents[index % documents.length]!;
        const document = await unpackDocument((await pool.read({ name, bytes: bytes.slice() })).layout);
        const facts = await extractor.extractResume(document, { today: '2025-09-01', signal });
        return `${name} ${createHash('sha256')
          .update(JSON.stringify([document, facts]))
          .digest('hex')}`;
      }),
    );
    expect(results).toHaveLength(times * documents.length);
    expect(new Set(results).size).toBe(documents.length);
  });
});
