import type { DocumentText, Reader, ReadLimits, ReadOptions } from '../contract.ts';
import type { ConformanceTest } from './conformanceTest.ts';
import { expectSame, expectThat } from './expectThat.ts';

/** A document that the reader under test accepts. */
export interface ReaderSample {
  name: string;
  bytes: Uint8Array;
}

const limits: ReadLimits = { maxBytes: 10_000_000, maxUnpackedBytes: 50_000_000, maxPages: 100, maxCharacters: 1_000_000 };
/** A PNG's first bytes, which no document reader should accept. */
const foreign = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);
const headLength = 4100;

/** The rules of a reader. `samples` must contain at least one document. */
export function readerTests(reader: Reader, samples: readonly ReaderSample[]): ConformanceTest[] {
  const read = (sample: ReaderSample, changes: Partial<ReadOptions> = {}) =>
    reader.read(sample.bytes.slice(), { ...options(), ...changes });
  const each = (check: (sample: ReaderSample) => Promise<void>) => async () => {
    expectThat(samples.length > 0, 'a reader needs sample documents: conformanceTests(reader, { samples })');
    for (const sample of samples) await check(sample);
  };
  return [
    {
      name: 'accepts its own kind by content',
      run: each(async ({ name, bytes }) => {
        expectThat(await reader.accepts(bytes.slice(0, headLength), 'unnamed'), `${name} is not accepted without its name`);
      }),
    },
    {
      name: 'refuses other kinds whatever their name',
      run: each(async ({ name }) => expectThat(!(await reader.accepts(foreign, name)), `a picture named ${name} is accepted`)),
    },
    { name: 'reads text whose offsets hold', run: each(async (sample) => checkDocument(await read(sample))) },
    {
      name: 'reads the same text from the same bytes',
      run: each(async (sample) => expectSame(await read(sample), await read(sample), `${sample.name} reads differently twice`)),
    },
    {
      name: 'stops with ABORTED when it is told to',
      run: each((sample) => checkError(read(sample, { signal: AbortSignal.abort() }), ['ABORTED'])),
    },
    {
      name: 'refuses a file over the limit',
      run: each((sample) => checkError(read(sample, { limits: { ...limits, maxBytes: 1 } }), ['TOO_LARGE'])),
    },
    {
      name: 'refuses an empty file with a code',
      run: each(() =>
        checkError(read({ name: 'empty', bytes: new Uint8Array() }), ['EMPTY_FILE', 'NO_TEXT', 'CORRUPT', 'UNSUPPORTED_KIND']),
      ),
    },
  ];
}

function options(): ReadOptions {
  return { signal: new AbortController().signal, limits };
}

function checkDocument(document: DocumentText): void {
  expectThat(document.text.trim() !== '', 'the sample has no text');
  let end = 0;
  for (const line of document.lines) {
    const text = document.text.slice(line.start, line.end);
    expectThat(line.start >= end && line.end >= line.start, `line '${text}' overlaps the one before it`);
    expectThat(line.end <= document.text.length && !text.includes('\n'), `line '${text}' is not one line of the text`);
    expectThat(line.page >= 1 && line.page <= document.pages.length, `line '${text}' is said to stand on page ${line.page}`);
    for (const run of line.runs) expectThat(run.start >= line.start && run.end <= line.end, `a run leaves its line '${text}'`);
    end = line.end;
  }
}

async function checkError(reading: Promise<unknown>, codes: readonly string[]): Promise<void> {
  const [result] = await Promise.allSettled([reading]);
  expectThat(result?.status === 'rejected', `expected the code ${codes.join(' or ')} - received a document`);
  const { code } = result.reason as { code?: unknown };
  expectThat(codes.includes(String(code)), `expected the code ${codes.join(' or ')} - received ${String(code)}`);
}
