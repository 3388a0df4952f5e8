import { describe, expect, it } from 'vitest';
import { type DocumentText, type Facet, type ProjectRequirements } from '../../../plugins/contract.ts';
import { extractResume } from '../../../plugins/extractors/local/facts/extractResume.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { docxReader } from '../../../plugins/readers/docx/docxReader.ts';
import { pdfReader } from '../../../plugins/readers/pdf/pdfReader.ts';
import { textReader } from '../../../plugins/readers/text/textReader.ts';
import { defaultReadLimits as limits } from '../../../plugins/reading/defaultReadLimits.ts';
import { assemblePdf, basePdfs } from './basePdf.ts';
import { cleanDocx } from './cleanDocx.ts';
import { cleanPdfs } from './cleanPdfs.ts';
import { docxAttacks } from './docxAttacks.ts';
import { docxDeepAttacks } from './docxDeepAttacks.ts';
import { assembleDocx } from './docxParts.ts';
import { payloads, temptingRequirements } from './payloads.ts';
import { pdfAttacks } from './pdfAttacks.ts';
import { pdfDeepAttacks } from './pdfDeepAttacks.ts';
import { pdfOverlapAttacks } from './pdfOverlapAttacks.ts';
import { assembleText, seenOfText, textAttacks } from './textAttacks.ts';

const { signal } = new AbortController();
const readPdf = (bytes: Uint8Array) => pdfReader.read(bytes, { signal, limits });
const readDocx = (bytes: Uint8Array) => docxReader.read(bytes, { signal, limits });
const readText = (bytes: Uint8Array) => textReader.read(bytes, { signal, limits });
const facets = builtInPlugins.filter((plugin): plugin is Facet => plugin.kind === 'facet');
const requirements: ProjectRequirements = temptingRequirements;

/** All that is known of the person, and all scores, as bytes. */
function judge(document: DocumentText): string {
  const facts = extractResume(document, { signal, today: '2025-09-01' });
  return JSON.stringify([facts, facets.map((facet) => facet.score(facts, requirements))]);
}

/** Reads the document without the attack once, and with each payload. */
async function expectUnmoved(clean: DocumentText, hidden: readonly string[], attack: (payload: string) => Promise<DocumentText>) {
  expect(clean.hidden).toEqual([]);
  const judged = judge(clean);
  for (const payload of hidden) {
    const attacked = await attack(payload);
    expect(attacked.text).toBe(clean.text);
    expect(judge(attacked)).toBe(judged);
    expect(attacked.hidden.length).toBeGreaterThan(0);
    const warned = attacked.warnings.filter(({ code }) => code === 'hidden-text');
    expect(warned.map(({ page }) => page)).toEqual([1]);
  }
}

describe.each([
  { hidden: payloads.slice(0, 1), tags: [] },
  { hidden: payloads.slice(1), tags: ['long'] },
])('what an attacker writes where nobody reads it is reported, and moves no fact and no score', ({ hidden, tags }) => {
  for (const base of basePdfs) {
    it.each([...pdfAttacks, ...pdfDeepAttacks, ...pdfOverlapAttacks])(`PDF, ${base.name}: %s`, { tags }, async (_, add, seen) => {
      const read = (content: typeof seen) => readPdf(assemblePdf(base, content));
      await expectUnmoved(await read(seen), hidden, (payload) => read(add(payload)));
    });
  }

  it.each([...docxAttacks, ...docxDeepAttacks])('Word: %s', { tags }, async (_, add, seen) => {
    await expectUnmoved(await readDocx(await assembleDocx(seen)), hidden, async (payload) =>
      readDocx(await assembleDocx(add(payload))),
    );
  });

  it.each(textAttacks)('text: %s', { tags }, async (_, add) => {
    for (const payload of hidden) {
      const added = add(payload);
      await expectUnmoved(await readText(assembleText(seenOfText(added))), [payload], () => readText(assembleText(added)));
    }
  });
});

describe('what honest documents do is read, and not reported', () => {
  for (const base of basePdfs) {
    it.each(cleanPdfs)(`PDF, ${base.name}: %s`, async (_, addition) => {
      const document = await readPdf(assemblePdf(base, addition));
      expect(document.hidden).toEqual([]);
      expect(document.text).toContain('Available from September');
    });
  }

  it.each(cleanDocx)('Word: %s', async (_, addition) => {
    const document = await readDocx(await assembleDocx(addition));
    expect(document.hidden).toEqual([]);
    expect(document.text).toContain('Available from September');
  });
});
