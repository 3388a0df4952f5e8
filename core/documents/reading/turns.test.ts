import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localExtractor } from '../../../plugins/extractors/local/localExtractor.ts';
import { createDocumentPool, type DocumentPool } from '../../../plugins/host/documentPool.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import type { Ctx } from '../../context.ts';
import { readDocument } from '../../pipeline/readDocument.ts';
import { startScreening } from '../../screenings/startScreening.ts';
import { uploadDocuments } from '../../screenings/uploadDocuments.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { jobText, resumeText } from '../../testing/sampleTexts.ts';
import { createDocumentEngine } from './createDocumentEngine.ts';
import { extractUploads } from './extractUploads.ts';
import { textFile } from './prepareFiles.ts';
import { readJobUpload } from './readJobUpload.ts';
import { readJobText, readResumeText } from './readText.ts';

/** A reader that holds its thread until it is told to let go. */
const holder = `
const channel = new BroadcastChannel('holder');
channel.unref();
export default {
  kind: 'reader', id: 'holder', version: '1',
  accepts: (head) => head[0] === 1,
  read: () => new Promise((_, reject) => {
    channel.onmessage = () => reject(new Error('let go'));
    channel.postMessage('held');
  }),
};`;

const { signal } = new AbortController();
const many = Array.from({ length: 6 }, (_, index) => index);

/** What one caller can ask for at once, by each way to the threads. */
const floods: [name: string, flood: (ctx: Ctx) => Promise<unknown>[]][] = [
  ['résumés', (ctx) => [extractUploads(ctx, { files: many.map(resume), signal })]],
  ['requests with a résumé', (ctx) => many.map((index) => extractUploads(ctx, { files: [resume(index)], signal }))],
  ['job descriptions', (ctx) => many.map(() => readJobUpload(ctx, { file: textFile('job.txt', jobText), signal }))],
  ['texts of résumés', (ctx) => many.map((index) => readResumeText(ctx, { text: resumeOf(index), signal }))],
  ['texts of job descriptions', (ctx) => many.map(() => readJobText(ctx, { text: jobText, topK: 8, signal }))],
];

const resumeOf = (index: number) => resumeText(`Ada Number${index}`, 'Python');
const resume = (index: number) => textFile(`${index}.txt`, resumeOf(index));

describe('reading threads', () => {
  let folder: string;
  let pool: DocumentPool;
  let test: TestContext;
  let ada: Ctx;
  let bob: Ctx;
  /** Callers, in the order in which they asked for a thread, and in that in which they were served. */
  let asked: (string | undefined)[];
  let served: (string | undefined)[];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'turns-'));
    writeFileSync(path.join(folder, 'holder.mjs'), holder);
    pool = createDocumentPool({ threads: 1, pluginNames: './holder.mjs', directory: folder, milliseconds: 120_000 });
    test = await createTestContext({ plugins: builtInPlugins });
    test.ctx.documents = createDocumentEngine({
      ...pool,
      extractor: pool.inThreads(localExtractor),
      warmUp() {},
      async read(input) {
        asked.push(input.caller);
        const result = await pool.read(input);
        served.push(input.caller);
        return result;
      },
    });
    [ada, bob] = [await test.signedIn(), await test.signedIn()];
  });
  beforeEach(() => {
    asked = [];
    served = [];
  });
  afterAll(async () => {
    await pool.close();
    await test.drop();
    rmSync(folder, { recursive: true });
  });

  /** Lets some ask while the only thread is held, then the others, and waits until all are served. */
  async function serve(first: () => Promise<unknown>[], others: () => Promise<unknown>[]): Promise<void> {
    const channel = new BroadcastChannel('holder');
    const isHeld = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
    const held = pool.read({ name: 'holder', bytes: Uint8Array.of(1) });
    await isHeld;
    const waiting = first();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(Math.min(2, availableParallelism()));
    const callers = new Set(asked);
    const late = others();
    await expect.poll(() => asked.filter((caller) => !callers.has(caller))).toHaveLength(late.length);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    channel.postMessage('let go');
    channel.close();
    await expect(held).rejects.toThrow('let go');
    await Promise.all([...waiting, ...late]);
  }

  const bobsFile = () => readJobUpload(bob, { file: textFile('job.txt', jobText), signal });

  /** Reads stored documents as the worker does, several at once. */
  async function jobs(count: number): Promise<() => Promise<unknown>[]> {
    const { id: screeningId } = await startScreening(ada, { expectedJobDescriptions: 1, expectedResumes: count });
    const files = many.slice(0, count).map((index) => textFile(`${index}.txt`, `${resumeOf(index)}\nOf ${screeningId}`));
    const { documents } = await uploadDocuments(ada, { screeningId, kind: 'RESUME', files });
    return () => documents.map(({ id }) => readDocument(test.ctx, { documentId: id, signal }));
  }

  it.each(floods)('serve another user, and a job, after one task of a user who sends many %s', async (_, flood) => {
    const job = await jobs(1);
    await serve(
      () => flood(ada),
      () => [bobsFile(), ...job()],
    );
    expect(new Set(served.slice(0, 3)).size).toBe(3);
    expect(served).toHaveLength(many.length + 2);
  });

  it('serve a user after one of many jobs', async () => {
    await serve(await jobs(many.length), () => [bobsFile()]);
    expect(served.indexOf(bob.viewer?.userId)).toBeLessThanOrEqual(1);
  });
});
