import { describe, expect, it } from 'vitest';
import { emptyResumeFacts } from '../../plugins/contract.ts';
import { pdfReader } from '../../plugins/readers/pdf/pdfReader.ts';
import { makePdf, textAt } from '../../plugins/readers/pdf/testing/makePdf.ts';
import { defaultReadLimits as limits } from '../../plugins/reading/defaultReadLimits.ts';
import { measureGrounding } from './measureGrounding.ts';
import { parseWords } from './printedWords.ts';

const printed = (shift: number) =>
  parseWords(
    `<page width="612" height="792">\n<word xMin="${72 + shift}" yMin="83.4" xMax="${93.3 + shift}" yMax="94.5">Ada</word>\n` +
      `<word xMin="${96.7 + shift}" yMin="83.4" xMax="${148 + shift}" yMax="94.5">Lovelace</word>\n</page>`,
  );

async function measure(shift: number) {
  const document = await pdfReader.read(makePdf({ pages: [{ content: textAt(72, 700, 'Ada Lovelace') }] }), {
    signal: new AbortController().signal,
    limits,
  });
  const name = { value: 'Ada Lovelace', confidence: 1, evidence: [{ text: 'Ada Lovelace', page: 1, start: 0, end: 12 }] };
  return measureGrounding(document, { ...emptyResumeFacts(), name }, printed(shift));
}

describe('measureGrounding', () => {
  it('counts words that lie where they are printed', async () => {
    expect(await measure(0)).toEqual({ placed: 2, printed: 2, agreeing: 2, sought: 1, quotations: 1, onPage: 1 });
  });

  it('does not count words that lie elsewhere', async () => {
    expect(await measure(60)).toMatchObject({ placed: 2, printed: 2, agreeing: 0 });
  });
});
