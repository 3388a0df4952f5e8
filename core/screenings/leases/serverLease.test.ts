import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../context.ts';
import { textFile } from '../../documents/reading/prepareFiles.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { startScreening } from '../startScreening.ts';
import { uploadDocuments } from '../uploadDocuments.ts';
import { closeOrphanedUploads, endServerLease, renewServerLease } from './serverLease.ts';

describe("a browser's upload", () => {
  let test: TestContext;
  let ctx: Ctx & { serverId: string };
  let screeningId: string;
  beforeAll(async () => {
    test = await createTestContext();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await test.ctx.db.screening.updateMany({ data: { state: 'CANCELLED' } });
    ctx = { ...(await test.signedIn()), serverId: randomUUID() };
    await renewServerLease(ctx, ctx);
    screeningId = (await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 })).id;
  });

  const read = () => ctx.db.screening.findUniqueOrThrow({ where: { id: screeningId } });
  /** Moves all lease times back, as if that much time had passed. */
  const pass = async (seconds: number) => {
    await ctx.db.$executeRaw`update server_leases set seen_at = seen_at - make_interval(secs => ${seconds})`;
    await ctx.db.$executeRaw`update screenings set orphaned_at = orphaned_at - make_interval(secs => ${seconds})`;
  };
  const send = (server: Ctx, name: string) =>
    uploadDocuments(server, { screeningId, kind: 'RESUME', files: [textFile(name, name)] });

  it('goes on while its server lives, however slowly it comes', async () => {
    await pass(3_600);
    await renewServerLease(ctx, ctx);
    expect(await closeOrphanedUploads(ctx)).toBe(0);
    expect(await read()).toMatchObject({ state: 'UPLOADING', orphanedAt: null });
  });

  it('ends a minute after its server was found dead, with the files that arrived', async () => {
    await send(ctx, 'ada.txt');
    await pass(11);
    expect(await closeOrphanedUploads(ctx)).toBe(0);
    await pass(50);
    expect(await closeOrphanedUploads(ctx)).toBe(0);
    await pass(11);
    expect(await closeOrphanedUploads(ctx)).toBe(1);
    expect(await read()).toMatchObject({ state: 'RUNNING', expectedFiles: 1 });
    expect(await closeOrphanedUploads(ctx)).toBe(0);
  });

  it('ends if nothing arrived', async () => {
    await endServerLease(ctx, ctx);
    await closeOrphanedUploads(ctx);
    await pass(61);
    expect(await closeOrphanedUploads(ctx)).toBe(1);
    expect(await read()).toMatchObject({ state: 'COMPLETED', expectedFiles: 0 });
  });

  it('continues when its browser returns to another server', async () => {
    await endServerLease(ctx, ctx);
    await closeOrphanedUploads(ctx);
    const other = { ...ctx, serverId: randomUUID() };
    await renewServerLease(other, other);
    await send(other, 'bob.txt');
    await pass(61);
    await renewServerLease(other, other);
    expect(await closeOrphanedUploads(other)).toBe(0);
    expect(await read()).toMatchObject({ state: 'UPLOADING', orphanedAt: null, serverId: other.serverId });
  });
});
