import { type DocumentText, type Evidence, type ExtractOptions, type Extractor, emptyResumeFacts } from '../contract.ts';
import type { ConformanceTest } from './conformanceTest.ts';
import { expectSame, expectThat, frozen } from './expectThat.ts';
import { documentOf, hiddenWords, jobText, resumeText, withHiddenText } from './sampleDocuments.ts';

const resume = documentOf(resumeText);
const job = documentOf(jobText);
const nothing = documentOf('');

/** The rules of an extractor. */
export function extractorTests(extractor: Extractor): ConformanceTest[] {
  const readResume = (document: DocumentText) => extractor.extractResume(frozen(document), options());
  const readJob = (document: DocumentText) => extractor.extractRequirements(frozen(document), { ...options(), topK: 8 });
  return [
    {
      name: 'finds nothing in an empty document',
      run: async () => checkNothing(await readResume(nothing), await readJob(nothing)),
    },
    {
      name: 'proves every fact by a quotation of the document',
      run: async () => {
        checkQuotes(await readResume(resume), resume);
        checkQuotes(await readJob(job), job);
      },
    },
    {
      name: 'gives every fact a confidence from 0 to 1',
      run: async () => {
        checkConfidence(await readResume(resume));
        checkConfidence(await readJob(job));
      },
    },
    {
      name: 'reads the same facts from the same document',
      run: async () => {
        expectSame(await readResume(resume), await readResume(resume), 'two readings of a résumé differ');
        expectSame(await readJob(job), await readJob(job), 'two readings of a job description differ');
      },
    },
    {
      name: 'takes nothing from text that a person cannot see',
      run: async () => checkHidden(await readResume(withHiddenText(resume)), await readJob(withHiddenText(job))),
    },
    { name: 'stops with ABORTED when it is told to', run: () => checkAbort(extractor) },
  ];
}

function options(signal = new AbortController().signal): ExtractOptions {
  return { signal, today: '2025-06-01' };
}

function checkNothing(resumeFacts: unknown, jobFacts: { requirements: unknown[] }): void {
  expectSame(resumeFacts, emptyResumeFacts(), `expected no fact in an empty résumé - received ${JSON.stringify(resumeFacts)}`);
  expectThat(jobFacts.requirements.length === 0, 'expected no requirement in an empty job description');
}

function checkQuotes(facts: unknown, document: DocumentText): void {
  visit(facts, (part) => {
    if (!Array.isArray(part.evidence)) return;
    for (const quote of part.evidence as Evidence[]) {
      const { text, start, end, page } = quote;
      expectThat(text !== '' && document.text.slice(start, end) === text, `'${text}' does not stand at ${start}–${end}`);
      expectThat(page >= 1 && page <= document.pages.length, `'${text}' is said to stand on page ${page}`);
    }
  });
}

function checkConfidence(facts: unknown): void {
  visit(facts, (part) => {
    if (!('evidence' in part)) return;
    const { confidence } = part;
    expectThat(
      typeof confidence === 'number' && confidence >= 0 && confidence <= 1,
      `expected 0 to 1 - received ${String(confidence)}`,
    );
  });
}

function checkHidden(...facts: unknown[]): void {
  const printed = JSON.stringify(facts);
  for (const word of hiddenWords) expectThat(!printed.includes(word), `'${word}' stands only in hidden text`);
}

async function checkAbort(extractor: Extractor): Promise<void> {
  const aborted = options(AbortSignal.abort());
  const attempts = [extractor.extractResume(resume, aborted), extractor.extractRequirements(job, { ...aborted, topK: 8 })];
  for (const result of await Promise.allSettled(attempts)) {
    expectThat(result.status === 'rejected', 'expected an error for an aborted signal - received facts');
    const { code } = result.reason as { code?: unknown };
    expectThat(code === 'ABORTED', `expected the code ABORTED - received ${String(code)}`);
  }
}

/** Every object inside a value, at any depth. */
function visit(value: unknown, see: (part: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value as Record<string, unknown>);
  for (const part of Object.values(value)) visit(part, see);
}
