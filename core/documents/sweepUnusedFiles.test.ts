import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createProject } from '../projects/createProject.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { deleteUnusedFiles } from './deleteUnusedFiles.ts';
import { storeContents } from './fileStore.ts';
import { textFile } from './reading/prepareFiles.ts';
import { sweepUnusedFiles } from './sweepUnusedFiles.ts';

describe('the sweep of unused files', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  const { signal } = new AbortController();
  const fought = { ...textFile('a.txt', 'fought over'), sizeBytes: 11 };
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer' }));
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await ctx.db.document.deleteMany();
    await ctx.db.storedFile.deleteMany();
  });

  it('deletes what no document uses, with its reading, and finds nothing the second time', async () => {
    await store(['unused', 'used']);
    await use(ctx.db, 'used');
    for (const sha256 of ['unused', 'used']) await storeReading(sha256);
    expect(await sweepUnusedFiles(ctx, { signal })).toBe(1);
    expect(await sweepUnusedFiles(ctx, { signal })).toBe(0);
    expect(await stored()).toEqual(['used']);
    expect(await ctx.db.documentReading.findMany({ select: { sha256: true } })).toEqual([{ sha256: 'used' }]);
  });

  it('goes on after a failure where it stopped', async () => {
    const hashes = Array.from({ length: 1_300 }, (_, index) => `hash ${String(index).padStart(4, '0')}`);
    await store(hashes);
    await use(ctx.db, 'hash 0700');
    let begun = 0;
    const failing = {
      objects: null,
      db: new Proxy(ctx.db, {
        get(db, name) {
          if (name === '$transaction' && ++begun === 3) throw new Error('The database went away.');
          const value: unknown = Reflect.get(db, name);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      }),
    };
    await expect(sweepUnusedFiles(failing, { signal })).rejects.toThrow('went away');
    expect(await ctx.db.storedFile.count()).toBe(300);
    expect(await sweepUnusedFiles(ctx, { signal })).toBe(299);
    expect(await stored()).toEqual(['hash 0700']);
  });

  it('stops between two portions when its process has to', async () => {
    await store(['unused']);
    await expect(sweepUnusedFiles(ctx, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(await stored()).toEqual(['unused']);
  });

  it('keeps a file that an upload is pinning', async () => {
    await storeContent(ctx.db);
    let sweeping: Promise<number> | undefined;
    await inTransaction(ctx, async (tx) => {
      await storeContent(tx);
      sweeping = sweepUnusedFiles(ctx, { signal });
      await somebodyWaits();
      await use(tx, fought.sha256);
    });
    expect(await sweeping).toBe(0);
    expect(await ctx.db.document.count({ where: { sha256: fought.sha256 } })).toBe(1);
  });

  it('has a file stored again whose deletion an upload came too late for', async () => {
    await storeContent(ctx.db);
    let uploading: Promise<unknown> | undefined;
    await inTransaction(ctx, async (tx) => {
      expect(await deleteUnusedFiles(tx, { hashes: [fought.sha256] })).toBe(1);
      uploading = inTransaction(ctx, async (other) => {
        await storeContent(other);
        await use(other, fought.sha256);
      });
      await somebodyWaits();
    });
    await uploading;
    expect(await sweepUnusedFiles(ctx, { signal })).toBe(0);
    expect(await stored()).toEqual([fought.sha256]);
  });

  async function store(hashes: string[]): Promise<void> {
    await ctx.db.storedFile.createMany({ data: hashes.map((sha256) => ({ sha256, sizeBytes: 1, bytes: Buffer.from('x') })) });
  }

  function storeContent(tx: Prisma.TransactionClient): Promise<void> {
    return storeContents(tx, { contents: [fought], placed: new Map(), now: ctx.now() });
  }

  async function storeReading(sha256: string): Promise<void> {
    const reader = { readerId: 'text', readerVersion: '1', text: 'Ada', layout: Buffer.from('x'), pages: 1, ocr: false };
    await ctx.db.documentReading.create({ data: { sha256, ...reader, hiddenCount: 0, warnings: [], milliseconds: 1 } });
  }

  async function use(tx: Prisma.TransactionClient, sha256: string): Promise<void> {
    await tx.document.create({ data: { projectId, kind: 'RESUME', fileName: 'a.txt', sizeBytes: 1, sha256 } });
  }

  async function stored(): Promise<string[]> {
    const rows = await ctx.db.storedFile.findMany({ select: { sha256: true }, orderBy: { sha256: 'asc' } });
    return rows.map(({ sha256 }) => sha256);
  }

  /** Resolves when a statement waits for a lock that another transaction of this database holds. */
  async function somebodyWaits(): Promise<void> {
    await vi.waitFor(
      async () => {
        const waiting = await ctx.db.$queryRaw<unknown[]>`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
  }
});
