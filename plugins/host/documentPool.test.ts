import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { createDocumentPool } from './documentPool.ts';

const directory = fileURLToPath(new URL('.', import.meta.url));
const pool = createDocumentPool({ threads: 1, extractorId: 'local', directory });
afterAll(() => pool.close());
const signal = new AbortController().signal;
const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../../core/screenings/samples/${name}`, import.meta.url)));

describe('createDocumentPool', () => {
  it.each([
    ['maren-solvik.pdf', 'pdf', 'Maren Solvik'],
    ['hanna-lindqvist.docx', 'docx', 'Hanna Lindqvist'],
    ['joaquin-beltran-ruiz.doc', 'doc', 'Joaquín Beltrán Ruiz'],
    ['callum-reid-ferris.txt', 'text', 'CALLUM REID-FERRIS'],
  ])('reads %s by its content', async (name, readerId, person) => {
    const read = await pool.read({ name: 'without an ending', bytes: sample(name), signal });
    expect(read.readerId).toBe(readerId);
    expect(read.document.text).toContain(person);
  });

  it('extracts facts from what it read', async () => {
    const { document } = await pool.read({ name: 'cv', bytes: sample('hanna-lindqvist.docx'), signal });
    const { facts } = await pool.extractResume({ document, today: '2026-11-01', signal });
    expect(facts.email?.value).toBe('hanna.lindqvist@example.com');
  });

  it.each([
    ['EMPTY_FILE', new Uint8Array()],
    ['UNSUPPORTED_KIND', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52)],
  ])('keeps the code %s of a refusal on its way between threads', async (code, bytes) => {
    await expect(pool.read({ name: 'file', bytes: bytes, signal })).rejects.toMatchObject({ name: 'PluginError', code });
  });

  it('stops at once when it is told to', async () => {
    await expect(pool.read({ name: 'cv', bytes: sample('maren-solvik.pdf'), signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('ends a thread that takes too long, fails only that document, and goes on', async () => {
    const stubborn = createDocumentPool({ threads: 1, extractorId: 'local', pluginNames: './testing/stubbornReader.ts', directory, milliseconds: 4_000 });
    try {
      const endless = stubborn.read({ name: 'endless', bytes: new TextEncoder().encode('\u0001STUBBORN endless'), signal });
      await expect(endless).rejects.toMatchObject({ code: 'TIMEOUT' });
      await expect(stubborn.read({ name: 'greedy', bytes: new TextEncoder().encode('\u0001STUBBORN greedy'), signal })).rejects.toMatchObject({ code: 'TOO_LARGE' });
      expect((await stubborn.read({ name: 'cv', bytes: sample('callum-reid-ferris.txt'), signal })).readerId).toBe('text');
    } finally {
      await stubborn.close();
    }
  }, 60_000);
});
