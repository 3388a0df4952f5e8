import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeProcess } from '../../prisma/embedded/describeProcess.ts';
import { cvFiles, jobFile } from '../made/madeFiles.ts';
import { type Client, createClient } from './createClient.ts';
import { readStatus, startScreening, uploadFiles, waitForStatus } from './screenFiles.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '717171';
const cvs = 6;
/** A little more than a database with a few CVs takes. */
const diskSize = '220m';
/** Too little for PostgreSQL's own files, and for those of a database with our tables. */
const tooSmall = ['20m', '60m'];

/** Runs a program with a small disk of its own at `$1`, which is gone with the program. */
const mount = (size: string) => `mount -t tmpfs -o size=${size} tmpfs "$1" && shift && exec "$@"`;
/** The command that does so, see `startProduct`. */
const onDisk = (size: string, dataDir: string) => ['unshare', '--mount', 'sh', '-c', mount(size), 'sh', dataDir] as const;
const canMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

describe.skipIf(!canMount)('a full disk', () => {
  let folder: string;
  let dataDir: string;
  let product: Product;
  let client: Client;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-full-'));
    dataDir = path.join(folder, 'data');
    mkdirSync(dataDir);
    product = await startProduct({
      dataDir,
      settings: { NOA_TEST_CODE: code },
      within: onDisk(diskSize, dataDir),
    });
    client = await createClient(product.url, { email: 'full@example.com', code });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The filler as seen from outside the program's own mounts. */
  const filler = () => path.join('/proc', String(product.process.pid), 'root', dataDir, 'filler');

  async function screen(people: number): Promise<string> {
    const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: cvs });
    await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
    await uploadFiles(client, id, 'RESUME', cvFiles(people, cvs));
    return id;
  }

  const createProject = () =>
    client.rest('/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-project' },
      // The database cannot compress it.
      body: JSON.stringify({ title: 'Designer', description: randomBytes(7_500).toString('hex') }),
    });

  it('is told to the user and the operator, loses nothing, and is over as soon as there is room', { tags: 'long' }, async () => {
    const stored = await screen(0);
    await waitForStatus(client, stored, ({ state }) => state === 'COMPLETED');
    const full = /The server's disk is full, so nothing was stored/;
    const before = product.output().length;

    fill(filler());
    await expect(screen(100)).rejects.toThrow(full);
    await expect
      .poll(async () => {
        fill(filler());
        const answer = await createProject();
        return answer.status === 503 ? await answer.json() : answer.status;
      })
      .toMatchObject({ code: 'DISK_FULL', detail: expect.stringMatching(full) });
    expect(product.output().slice(before)).toContain('a disk is full: make room for the database');
    expect(await readStatus(client, stored)).toMatchObject({ state: 'COMPLETED', filesProcessed: cvs + 1 });

    rmSync(filler());
    const again = await screen(200);
    expect(await waitForStatus(client, again, ({ state }) => state === 'COMPLETED')).toMatchObject({ filesFailed: 0 });
    expect(await readStatus(client, stored)).toMatchObject({ state: 'COMPLETED', filesProcessed: cvs + 1 });
  });
});

describe.skipIf(!canMount)('a disk that is full at the start', () => {
  it.each(tooSmall)('is told to the operator in plain words, and NOA ends, with %s', { tags: 'long' }, async (size) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-full-start-'));
    const start = startProduct({ dataDir, within: onDisk(size, dataDir) });
    const { message } = await start.then(
      ({ stop }) => stop().then(() => new Error('It started.')),
      (error: Error) => error,
    );
    rmSync(dataDir, { recursive: true, force: true });
    expect(message).toMatch(/ended with 1 [^]*NOA cannot start: the disk is full\. Make room where NOA_DATA_DIR is/);
    expect(message).not.toMatch(/^\s+at /m);
    // Nor does its database stay.
    await expect.poll(() => commands().filter((command) => command.includes(dataDir))).toEqual([]);
  });
});

/** What runs on this machine. */
function commands(): string[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => describeProcess(pid)?.command ?? []);
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const opened = openSync(file, 'a');
  for (const bytes of [1 << 20, 4_096, 1]) {
    const block = Buffer.alloc(bytes);
    try {
      for (;;) writeSync(opened, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(opened);
}
