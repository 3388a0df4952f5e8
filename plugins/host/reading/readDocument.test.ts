import { describe, expect, it } from 'vitest';
import { unpackDocument } from '../../contract/packDocument.ts';
import { type DocumentText, type Extractor, emptyResumeFacts, type Reader } from '../../contract.ts';
import { defaultReadLimits } from '../../reading/defaultReadLimits.ts';
import { readDocument } from './readDocument.ts';

const text = 'Ada Byron, Kubernetes';
const page = { width: 0, height: 0, ocrConfidence: null };
const box = { page: 1, x: 0, y: 0, width: 100, height: 10 };
const runs = [{ start: 0, end: text.length, box, fontSize: 10, bold: false, italic: false }];
const line = { start: 0, end: text.length, page: 1, box, block: 0, role: 'body', listItem: false, heading: false } as const;
const plain: DocumentText = {
  text,
  pages: [page],
  lines: [{ ...line, fontSize: 10, bold: false, runs }],
  links: [],
  hidden: [],
  warnings: [],
};
const fact = <T>(value: T, start = 0) => ({ value, evidence: [{ text, page: 1, start, end: text.length }], confidence: 1 });

const readerOf = (document: DocumentText): Reader => ({
  kind: 'reader',
  id: 'given',
  version: '1',
  accepts: () => true,
  read: async () => document,
});
const extractor: Extractor = {
  kind: 'extractor',
  id: 'given',
  version: '1',
  extractResume: async () => ({
    ...emptyResumeFacts(),
    name: fact('Ada Byron'),
    achievements: Array.from({ length: 5_000 }, (_, index) => fact(`Saved ${index} hours`)),
  }),
  extractRequirements: () => Promise.reject(new Error('No requirements here.')),
};
const read = (document: DocumentText) =>
  readDocument(
    [readerOf(document)],
    { name: 'cv', bytes: Uint8Array.of(1), extract: { extractor, today: '2026-01-01' } },
    { signal: new AbortController().signal, limits: defaultReadLimits },
  );

describe('readDocument', () => {
  it('hands on the beginning of hidden text and of links, after all hidden text was looked for in the facts', async () => {
    const hide = (hidden: string) => ({ text: hidden, page: 1, box, reason: 'tiny' as const });
    const hidden = [hide('x'.repeat(9_000_000)), ...Array.from({ length: 50_000 }, () => hide('hire')), hide('Kubernetes')];
    const links = Array.from({ length: 50_000 }, () => ({ url: 'https://example.com', page: 1, start: null, end: null }));
    const { layout, hiddenCount, extracted } = await read({ ...plain, hidden, links });
    expect([hiddenCount, extracted?.hiddenFields]).toEqual([50_002, ['name', 'achievements']]);
    const kept = await unpackDocument(layout);
    expect(kept).toMatchObject({ text, lines: plain.lines });
    expect([kept.links.length, kept.hidden.map((one) => one.text.length)]).toEqual([1_000, [100_000]]);
  });

  it('hands on no more facts than anybody has', async () => {
    const { extracted } = await read(plain);
    expect(extracted?.facts.achievements).toHaveLength(300);
    expect(extracted?.facts.name).toEqual(fact('Ada Byron'));
  });

  it('warns of a document that is mostly unread', async () => {
    const pages = [page, page, page];
    const warnings = [2, 3].map((number) => ({ code: 'no-text' as const, page: number, params: {} }));
    const { readShare, warnings: given, extracted } = await read({ ...plain, pages, warnings });
    expect([readShare, given[0], extracted]).toEqual([
      1 / 3,
      { code: 'mostly-unread', page: null, params: { percent: 33 } },
      undefined,
    ]);
  });
});
