import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { unpackDocument } from '../contract/packDocument.ts';
import { localExtractor } from '../extractors/local/localExtractor.ts';
import { makePdf, textAt } from '../readers/pdf/testing/makePdf.ts';
import { defaultReadLimits } from '../reading/defaultReadLimits.ts';
import { createDocumentPool, type DocumentPool } from './documentPool.ts';

/** A reader that does what the document says. */
const unruly = `
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
const document = { text: 'read', pages: [{ width: 0, height: 0, ocrConfidence: null }], lines: [], links: [], hidden: [], warnings: [] };
const obey = {
  LOOP() { for (;;); },
  EAT() { const eaten = []; for (;;) eaten.push(new Array(100000).fill({})); },
  THROW() { throw new TypeError('a defect'); },
  BLANK() { return { ...document, text: ' ' }; },
  FOREIGN() { return { ...document, text: '', warnings: [{ code: 'ocr-language-missing', page: null, params: { language: 'rus' } }] }; },
  FINE() { return document; },
  SLEEP() { return setTimeout(1_500, document); },
  NEVER() { return new Promise(() => undefined); },
  NICE() { return { ...document, text: String(getPriority()) }; },
  WHO() { return { ...document, text: String(threadId) }; },
};
export default {
  kind: 'reader', id: 'unruly', version: '7',
  accepts: (head) => Buffer.from(head).toString('latin1').startsWith('\\u0001'),
  async read(bytes) { return obey[Buffer.from(bytes).toString('latin1').slice(1)](); },
};
`;
const order = (word: string) => ({ name: 'x.cv', bytes: Buffer.from(`\u0001${word}`, 'latin1') });

/** A page with a million strokes: PDFium keeps each as an object while the document is open. */
const heavyPdf = () =>
  makePdf({ pages: [{ content: textAt(72, 700, 'Ada Lovelace') + '1 2 m 3 4 l S\n'.repeat(1_000_000) }], compress: true });

/** What comes back does so sooner, even on a busy machine. */
const patience = 120_000;
/** For what never comes back; all else in such a test takes a few milliseconds. */
const impatience = 3_000;

let folder: string;
let pool: DocumentPool;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  writeFileSync(path.join(folder, 'unruly.mjs'), unruly);
  pool = createDocumentPool({
    threads: 2,
    pluginNames: './unruly.mjs',
    directory: folder,
    milliseconds: patience,
  });
});

afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

describe('createDocumentPool', () => {
  it('reads a text in a thread and says which reader did it', async () => {
    const bytes = Buffer.from('Ada Lovelace\nAnalyst');
    const { readerId, text, layout } = await pool.read({ name: 'cv.txt', bytes });
    expect(readerId).toBe('text');
    expect(text).toBe('Ada Lovelace\nAnalyst');
    expect(await unpackDocument(layout)).toMatchObject({ text, lines: [{ start: 0 }, { start: 13 }] });
    expect(bytes.toString()).toBe('Ada Lovelace\nAnalyst');
  });

  it('reads with a plugin of the user', async () => {
    expect(await pool.read(order('FINE'))).toMatchObject({ readerId: 'unruly', readerVersion: '7' });
  });

  it('ends a thread that never comes back, and fails that document alone', async () => {
    const hasty = createDocumentPool({ threads: 2, pluginNames: './unruly.mjs', directory: folder, milliseconds: impatience });
    const [endless, fine] = await Promise.allSettled([hasty.read(order('LOOP')), hasty.read(order('FINE'))]);
    expect(endless).toMatchObject({ status: 'rejected', reason: { name: 'PluginError', code: 'TIMEOUT' } });
    expect(fine.status).toBe('fulfilled');
    expect(await hasty.read(order('FINE'))).toMatchObject({ readerId: 'unruly' });
    await hasty.close();
  });

  it('counts the time that the machine gives it, up to four times its limit', { tags: 'long' }, async () => {
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    onTestFinished(() => void vi.restoreAllMocks());
    const busy = createDocumentPool({ threads: 1, pluginNames: './unruly.mjs', directory: folder, milliseconds: 1_000 });
    expect(await busy.read(order('SLEEP'))).toMatchObject({ readerId: 'unruly' });
    await expect(busy.read(order('NEVER'))).rejects.toMatchObject({ code: 'TIMEOUT' });
    await busy.close();
  });

  it('goes on with those that wait when it has ended its only thread', async () => {
    const single = createDocumentPool({
      threads: 1,
      pluginNames: './unruly.mjs',
      directory: folder,
      milliseconds: impatience,
    });
    const [endless, ...waiting] = await Promise.allSettled([order('LOOP'), order('FINE'), order('FINE')].map(single.read));
    expect(endless).toMatchObject({ status: 'rejected', reason: { code: 'TIMEOUT' } });
    expect(waiting.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await single.close();
  });

  it('keeps its thread from document to document, and replaces it after one that took much memory', {
    tags: 'long',
  }, async () => {
    const single = createDocumentPool({ threads: 1, pluginNames: './unruly.mjs', directory: folder, milliseconds: patience });
    const who = async () => (await single.read(order('WHO'))).text;
    const first = await who();
    await single.read({ name: 'cv.txt', bytes: Buffer.from('Ada Lovelace\nAnalyst') });
    expect(await who()).toBe(first);
    const { text } = await single.read({ name: 'cv.pdf', bytes: heavyPdf() });
    expect(text).toContain('Ada Lovelace');
    expect(await who()).not.toBe(first);
    await single.close();
  });

  it('ends a thread that takes too much memory', async () => {
    const greedy = createDocumentPool({ threads: 1, pluginNames: './unruly.mjs', directory: folder, milliseconds: patience });
    await expect(greedy.read(order('EAT'))).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(await greedy.read(order('FINE'))).toMatchObject({ readerId: 'unruly' });
    await greedy.close();
  });

  it('calls a document off, running or waiting', async () => {
    const controller = new AbortController();
    const running = [order('LOOP'), order('LOOP'), order('FINE')].map((input) =>
      pool.read({ ...input, signal: controller.signal }),
    );
    setTimeout(() => controller.abort(), 100);
    for (const result of await Promise.allSettled(running))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ABORTED' } });
  });

  it.each([
    ['EMPTY_FILE', ''],
    ['CORRUPT', '%PDF-1.7 cut off'],
    ['UNSUPPORTED_KIND', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
    ['NO_TEXT', '\u0001BLANK'],
    ['LANGUAGE_MISSING', '\u0001FOREIGN'],
  ])('refuses with %s across the border of the thread', async (code, content) => {
    await expect(pool.read({ name: 'cv.pdf', bytes: Buffer.from(content, 'latin1') })).rejects.toMatchObject({
      name: 'PluginError',
      code,
    });
  });

  it.runIf(process.platform === 'linux')('reads with a lower priority than that of requests', async () => {
    const before = getPriority();
    const { text } = await pool.read(order('NICE'));
    expect(Number(text)).toBe(Math.min(19, before + 5));
    expect(getPriority()).toBe(before);
  });

  it('refuses what is too large before it is copied for a thread', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const bytes = new Uint8Array(defaultReadLimits.maxBytes + 1);
    await expect(pool.read({ name: 'cv.pdf', bytes })).rejects.toMatchObject({ name: 'PluginError', code: 'TOO_LARGE' });
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it('lets a defect through as it is', async () => {
    await expect(pool.read(order('THROW'))).rejects.toThrow('a defect');
  });

  it('says so when a plugin of the user cannot be loaded', async () => {
    const broken = createDocumentPool({ threads: 1, pluginNames: './nowhere.mjs', directory: folder });
    await expect(broken.read(order('FINE'))).rejects.toThrow('nowhere.mjs');
    await broken.close();
  });

  it('runs an extractor in its threads, and answers as the extractor itself does', async () => {
    const bytes = Buffer.from('Ada Lovelace\nada@example.com\n\nSkills\nPython, SQL\n');
    const document = await unpackDocument((await pool.read({ name: 'cv.txt', bytes })).layout);
    const options = { today: '2026-01-31', signal: new AbortController().signal };
    const extractor = pool.inThreads(localExtractor);
    expect(extractor).toMatchObject({ kind: 'extractor', id: localExtractor.id, version: localExtractor.version });
    const facts = await extractor.extractResume(document, options);
    expect(facts.email?.value).toBe('ada@example.com');
    expect(facts).toEqual(await localExtractor.extractResume(document, options));
    const job = { ...options, topK: 8 };
    expect(await extractor.extractRequirements(document, job)).toEqual(await localExtractor.extractRequirements(document, job));
  });

  it('reads and extracts in one go, and leaves out the facts of what holds no text yet', async () => {
    const extract = { extractorId: localExtractor.id, today: '2026-01-31' };
    const bytes = Buffer.from('Ada Lovelace\nada@example.com\n\nSkills\nPython, SQL\n');
    const { layout, extracted } = await pool.read({ name: 'cv.txt', bytes, extract });
    const document = await unpackDocument(layout);
    const options = { today: extract.today, signal: new AbortController().signal };
    expect(extracted?.facts).toEqual(await localExtractor.extractResume(document, options));
    await expect(pool.read({ ...order('BLANK'), extract })).rejects.toMatchObject({ code: 'NO_TEXT' });
  });

  it('stops an extraction whose caller has called it off', async () => {
    const document = await unpackDocument((await pool.read({ name: 'cv.txt', bytes: Buffer.from('Ada Lovelace') })).layout);
    const extracting = pool
      .inThreads(localExtractor)
      .extractResume(document, { today: '2026-01-31', signal: AbortSignal.abort() });
    await expect(extracting).rejects.toMatchObject({ code: 'ABORTED' });
  });
});
