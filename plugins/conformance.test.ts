import { describe, expect, it } from 'vitest';
import { documentOf } from './conformance/sampleDocuments.ts';
import { conformanceTests } from './conformance.ts';
import {
  type Extractor,
  emptyResumeFacts,
  type Facet,
  type FacetScore,
  type JobFacts,
  type Plugin,
  PluginError,
  type Reader,
} from './contract.ts';

const score: FacetScore = { value: 50, explanation: { en: 'Counted.' }, evidence: [] };
const goodFacet: Facet = { id: 'good', version: '1', kind: 'facet', label: { en: 'Good' }, defaultWeight: 0, score: () => score };

const noJob: JobFacts = {
  title: null,
  requirements: [],
  minYears: null,
  education: null,
  salary: null,
  location: null,
  warnings: [],
};
const goodExtractor: Extractor = {
  id: 'good',
  version: '1',
  kind: 'extractor',
  extractResume: async (_document, { signal }) => (signal.aborted ? abort() : emptyResumeFacts()),
  extractRequirements: async (_document, { signal }) => (signal.aborted ? abort() : noJob),
};

const mark = Uint8Array.of(1, 2, 3);
const goodReader: Reader = {
  id: 'good',
  version: '1',
  kind: 'reader',
  accepts: (head) => head[0] === 1 && head[1] === 2,
  read: async (bytes, { signal, limits }) => {
    if (signal.aborted) abort();
    if (bytes.length === 0) throw new PluginError('EMPTY_FILE', 'no bytes');
    if (bytes.length > limits.maxBytes) throw new PluginError('TOO_LARGE', 'too many bytes');
    return documentOf('one\ntwo');
  },
};

function abort(): never {
  throw new PluginError('ABORTED', 'told to');
}

/** The names of the tests that a plugin fails. */
async function failures(plugin: Plugin): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of conformanceTests(plugin, { samples: [{ name: 'sample', bytes: mark }] })) {
    await Promise.resolve()
      .then(run)
      .catch(() => failed.push(name));
  }
  return failed;
}

describe('conformanceTests', () => {
  it.each([goodFacet, goodExtractor, goodReader])('lets a good $kind pass', async (plugin) => {
    expect(await failures(plugin)).toEqual([]);
  });

  it.each<[string, Partial<Facet>]>([
    ['has the shape of its kind', { defaultWeight: 2 }],
    ['gives null or a value from 0 to 100 with one decimal', { score: () => ({ ...score, value: 101 }) }],
    ['gives null or a value from 0 to 100 with one decimal', { score: () => ({ ...score, value: 33.333 }) }],
    ['explains every score in English, and in Russian or not at all', { score: () => ({ ...score, explanation: { en: '' } }) }],
    [
      'explains every score in English, and in Russian or not at all',
      { score: () => ({ ...score, explanation: { en: 'undefined years' } }) },
    ],
    [
      'quotes only evidence of the facts',
      { score: () => ({ ...score, evidence: [{ text: 'made up', page: 1, start: 0, end: 7 }] }) },
    ],
    ['gives the same score for the same facts', { score: changingScore() }],
    ['answers at once, with a score', { score: () => Promise.resolve(score) as unknown as FacetScore }],
    [
      'answers at once, with a score',
      {
        score: (facts) => {
          facts.skills.push();
          facts.summary = null;
          return score;
        },
      },
    ],
  ])('fails a facet that breaks "%s" (%#)', async (name, change) => {
    expect(await failures({ ...goodFacet, ...change })).toContain(name);
  });

  it.each<[string, Partial<Extractor>]>([
    ['finds nothing in an empty document', { extractResume: async () => ({ ...emptyResumeFacts(), name: nameAt(0, 'Anna') }) }],
    [
      'proves every fact by a quotation of the document',
      { extractResume: async () => ({ ...emptyResumeFacts(), name: nameAt(3, 'Anna') }) },
    ],
    [
      'gives every fact a confidence from 0 to 1',
      { extractResume: async () => ({ ...emptyResumeFacts(), name: { ...nameAt(0, 'Anna'), confidence: 7 } }) },
    ],
    [
      'takes nothing from text that a person cannot see',
      { extractResume: async ({ hidden }) => ({ ...emptyResumeFacts(), name: nameAt(0, hidden[0]?.text ?? '') }) },
    ],
    ['stops with ABORTED when it is told to', { extractResume: async () => emptyResumeFacts() }],
  ])('fails an extractor that breaks "%s"', async (name, change) => {
    expect(await failures({ ...goodExtractor, ...change })).toContain(name);
  });

  it.each<[string, Partial<Reader>]>([
    ['accepts its own kind by content', { accepts: (_head, name) => name === 'sample' }],
    ['refuses other kinds whatever their name', { accepts: () => true }],
    ['reads text whose offsets hold', { read: async () => ({ ...documentOf('one\ntwo'), text: 'one' }) }],
    ['stops with ABORTED when it is told to', { read: async () => documentOf('one') }],
    ['refuses a file over the limit', { read: async () => documentOf('one') }],
    ['refuses an empty file with a code', { read: async () => Promise.reject(new Error('boom')) }],
  ])('fails a reader that breaks "%s"', async (name, change) => {
    expect(await failures({ ...goodReader, ...change })).toContain(name);
  });

  it('asks for a sample of a reader', async () => {
    const [, accepts] = conformanceTests(goodReader);
    await expect(accepts?.run()).rejects.toThrow('a reader needs sample documents');
  });
});

/** Different each time, but not random. */
function changingScore(): Facet['score'] {
  let calls = 0;
  return () => ({ ...score, value: calls++ % 100 });
}

function nameAt(start: number, text: string) {
  return { value: text, evidence: [{ text, page: 1, start, end: start + text.length }], confidence: 1 };
}
