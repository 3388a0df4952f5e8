import { describe, expect, it } from 'vitest';
import { isMostlyUnread } from '../../contract/reading.ts';
import type { DocumentText, DocumentWarning } from '../../contract.ts';
import { readShare } from './readShare.ts';

const noText = (page: number): DocumentWarning => ({ code: 'no-text', page, params: {} });

/** A document with one line per page; null is a page that was not recognised, `confidence` that of the recognition. */
function document(pages: { text: string; confidence?: number }[], warnings: DocumentWarning[] = []): DocumentText {
  let at = 0;
  const lines = pages.map(({ text }, index) => {
    const start = at;
    at += text.length + 1;
    return {
      start,
      end: start + text.length,
      page: index + 1,
      box: null,
      block: index,
      role: 'body' as const,
      listItem: false,
      heading: false,
      fontSize: 0,
      bold: false,
      runs: [],
    };
  });
  return {
    text: pages.map(({ text }) => text).join('\n'),
    pages: pages.map(({ confidence }) => ({ width: 0, height: 0, ocrConfidence: confidence ?? null })),
    lines,
    links: [],
    hidden: [],
    warnings,
  };
}

describe('readShare', () => {
  it('is whole for text, however little it says', () => {
    expect(readShare(document([{ text: 'Ada Byron' }]))).toBe(1);
    expect(readShare(document([{ text: 'Ada Byron' }, { text: '' }]))).toBe(1);
  });

  it('counts pages that show something and have no text', () => {
    const share = readShare(document([{ text: 'Ada Byron' }, { text: '' }, { text: '' }], [noText(2), noText(3)]));
    expect(share).toBeCloseTo(1 / 3);
    expect(isMostlyUnread(share)).toBe(true);
    expect(isMostlyUnread(readShare(document([{ text: 'Ada Byron' }, { text: '' }], [noText(2)])))).toBe(false);
  });

  it('counts pages beyond the limit', () => {
    const left: DocumentWarning = { code: 'pages-left-out', page: 3, params: { read: 2, total: 8 } };
    expect(readShare(document([{ text: 'Ada' }, { text: 'Byron' }], [left]))).toBe(0.25);
  });

  it('counts a page recognised with more wrong words than right ones as not read', () => {
    expect(readShare(document([{ text: 'Ada Byron', confidence: 0.6 }]))).toBe(1);
    expect(readShare(document([{ text: 'Aba 8yrcn', confidence: 0.4 }]))).toBe(0);
    const missing: DocumentWarning = { code: 'ocr-language-missing', page: null, params: { language: 'rus' } };
    expect(readShare(document([{ text: '2019 ada@example.com', confidence: 0.6 }], [missing]))).toBe(0);
  });

  it('counts a page of meaningless characters as not read, but ignores bullets of symbol fonts', () => {
    expect(readShare(document([{ text: '\uE012\uE013\uE014 \uFFFD\uFFFD\uFFFD Ada' }]))).toBe(0);
    expect(readShare(document([{ text: '\uF0B7 Python \uF0B7 SQL' }]))).toBe(1);
  });
});
