import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ctx } from '../../core/context.ts';
import { inTransaction } from '../../core/database/inTransaction.ts';
import { loadContent } from '../../core/documents/fileStore.ts';
import { checkContents } from '../../core/documents/objects/checkContents.ts';
import { moveContents } from '../../core/documents/objects/moveContents.ts';
import type { ObjectStore } from '../../core/documents/objects/objectStore.ts';
import { placeContents } from '../../core/documents/objects/placeContents.ts';
import { openOriginal } from '../../core/documents/openOriginal.ts';
import { textFile } from '../../core/documents/reading/prepareFiles.ts';
import { sweepUnusedFiles } from '../../core/documents/sweepUnusedFiles.ts';
import { erasePerson } from '../../core/erasure/erasePerson.ts';
import { cleanUp } from '../../core/maintenance/cleanUp.ts';
import { createProject } from '../../core/projects/createProject.ts';
import { saveRequirements } from '../../core/projects/requirements/saveRequirements.ts';
import { startScreening } from '../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../core/screenings/uploadDocuments.ts';
import { createTestContext, type TestContext } from '../../core/testing/createTestContext.ts';
import { drainQueue } from '../../core/testing/drainQueue.ts';
import { expectError } from '../../core/testing/expectError.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createS3Store } from './createS3Store.ts';
import { openFiles } from './openFiles.ts';
import { type ServedS3, serveS3 } from './testing/serveS3.ts';

const cv =
  'Ada Lovelace\nada@example.com\n\nExperience\n\nEngineer, Analytical Engines Ltd\n2015 - 2020\nProgrammed in Python.\n';

describe('originals in an S3-compatible store', () => {
  let test: TestContext;
  let ctx: Ctx;
  let s3: ServedS3;
  let objects: ObjectStore;
  let problems: string[];
  let projectId: string;
  const { signal } = new AbortController();
  const open = (prefix = 'noa/') => createS3Store({ name: s3.bucket, prefix, onProblem: (reason) => problems.push(reason) });

  beforeAll(async () => {
    s3 = await serveS3();
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await s3.close();
  });
  beforeEach(async () => {
    problems = [];
    objects = await open(`${randomUUID()}/`);
    test = await createTestContext({ plugins: builtInPlugins, objects });
    ctx = await test.signedIn();
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer' }));
    await saveRequirements(ctx, { projectId, requiredSkills: ['Python'] });
  });
  afterEach(async () => {
    objects?.close();
    await test?.drop();
  });

  const files = () => ctx.db.storedFile.findMany({ orderBy: { sha256: 'asc' } });
  const noted = async () => (await ctx.db.storedObject.findMany()).map(({ sha256 }) => sha256);
  const isThere = async (sha256: string, of = objects) => {
    const object = await of.get(sha256);
    object?.resume();
    return object !== null;
  };
  async function upload(texts: string[], as = ctx) {
    const { id: screeningId } = await startScreening(as, {
      projectId,
      expectedJobDescriptions: 0,
      expectedResumes: texts.length,
    });
    const incoming = texts.map((text, index) => textFile(`${index}.txt`, text));
    return (await uploadDocuments(as, { screeningId, kind: 'RESUME', files: incoming })).documents;
  }
  /** Moves the sweep's times back by an hour. */
  const age = () => ctx.db.$executeRaw`update stored_objects set placed_at = placed_at - interval '61 minutes'`;

  it('are stored, read, opened and erased there, and are not in the database', async () => {
    const [document] = await upload([cv]);
    expect(await files()).toMatchObject([{ sha256: document?.sha256, bytes: null, sizeBytes: cv.length }]);
    await drainQueue(test);
    const candidate = await ctx.db.candidate.findFirstOrThrow();
    expect(candidate.fullName).toBe('Ada Lovelace');
    const { content, sizeBytes } = await openOriginal(ctx, { documentId: document!.id });
    expect([content instanceof Uint8Array, sizeBytes]).toEqual([false, cv.length]);
    expect(String(await buffer(content as NodeJS.ReadableStream))).toBe(cv);
    await erasePerson(ctx, { candidateId: candidate.id });
    await drainQueue(test);
    expect([await files(), await noted(), await isThere(document!.sha256!)]).toEqual([[], [], false]);
  });

  it('are not lost and leave nothing behind when the transaction fails after the store has them', async () => {
    const file = { ...textFile('a.txt', 'never used'), sizeBytes: 10 };
    await placeContents(ctx, { contents: [file] });
    expect(await isThere(file.sha256)).toBe(true);
    await sweepUnusedFiles(ctx, { signal });
    expect(await noted()).toEqual([file.sha256]);
    await age();
    await cleanUp(ctx);
    await drainQueue(test);
    expect([await noted(), await isThere(file.sha256)]).toEqual([[], false]);
    expect(await upload(['never used'])).toMatchObject([{ state: 'QUEUED' }]);
    expect(await isThere(file.sha256)).toBe(true);
  });

  it('go to the database when their object was swept, or taken over by another upload, before the transaction', async () => {
    const slow: ObjectStore = {
      ...objects,
      async put(content) {
        await objects.put(content);
        await ctx.db.$executeRaw`update stored_objects set attempt = gen_random_uuid()`;
      },
    };
    await upload(['raced for'], { ...ctx, objects: slow });
    expect((await files()).map(({ bytes }) => String(bytes && Buffer.from(bytes)))).toEqual(['raced for']);
    await age();
    await sweepUnusedFiles(ctx, { signal });
    expect([await noted(), (await files()).length]).toEqual([[], 1]);
  });

  it('are kept by a sweep that comes while an upload uses them', async () => {
    const [document] = await upload(['used again']);
    await ctx.db.document.deleteMany();
    await inTransaction(ctx, async (tx) => {
      await tx.$executeRaw`select 1 from stored_objects for key share`;
      await sweepUnusedFiles(ctx, { signal });
    });
    expect(await isThere(document!.sha256!)).toBe(true);
    await sweepUnusedFiles(ctx, { signal });
    expect(await isThere(document!.sha256!)).toBe(false);
  });

  it('are refused whole while the store is away, and taken once it is back', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
    const away = await open();
    vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.environment.AWS_ENDPOINT_URL_S3);
    await expectError(upload(['a', 'b'], { ...ctx, objects: away }), 'UNAVAILABLE');
    expect(problems[0]).toMatch(/an original was not stored: .*ECONNREFUSED/);
    expect([await ctx.db.document.count(), await files()]).toEqual([0, []]);
    away.close();
    expect(await upload(['a', 'b'])).toHaveLength(2);
    expect(await files()).toHaveLength(2);
  });

  it('are refused by a store that does not know our signature', async () => {
    await objects.check();
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'guessed');
    const stranger = await open();
    await expect(stranger.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expectError(upload(['a'], { ...ctx, objects: stranger }), 'UNAVAILABLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.environment.AWS_SECRET_ACCESS_KEY);
    stranger.close();
    await objects.check();
  });

  it('are moved from the database and back, also when stopped in the middle, and a second run finds nothing', async () => {
    const texts = Array.from({ length: 7 }, (_, index) => `text ${index}`);
    await upload(texts, { ...ctx, objects: null });
    const stop = new AbortController();
    const where = { db: ctx.db, objects };
    const onProgress = (moved: number) => moved === 3 && stop.abort();
    await expect(moveContents(where, { to: 's3', signal: stop.signal, onProgress })).rejects.toThrow('aborted');
    expect(await ctx.db.storedFile.count({ where: { bytes: null } })).toBe(3);
    expect(await moveContents(where, { to: 's3', signal })).toMatchObject({ moved: 4, missing: [] });
    expect(await moveContents(where, { to: 's3', signal })).toMatchObject({ moved: 0, missing: [] });
    const hashes = (await files()).map(({ sha256 }) => sha256);
    expect(Buffer.from((await loadContent(ctx, { sha256: hashes[0] ?? '' })) ?? []).toString()).toMatch(/^text \d$/);
    expect(await moveContents(where, { to: 'database', signal })).toMatchObject({ moved: 7, missing: [] });
    expect((await files()).map(({ bytes }) => String(bytes && Buffer.from(bytes))).sort()).toEqual(texts);
    await drainQueue(test);
    expect([await noted(), await isThere(hashes[0] ?? '')]).toEqual([[], false]);
  });

  it('are reported when the store has lost or changed them, and not moved', async () => {
    const [document] = await upload(['lost']);
    await objects.remove([document!.sha256!]);
    const { moved, missing } = await moveContents({ db: ctx.db, objects }, { to: 'database', signal });
    expect([moved, missing]).toEqual([0, [document!.sha256]]);
    await expectError(openOriginal(ctx, { documentId: document!.id }), 'NOT_FOUND');
    await objects.put({ sha256: document!.sha256!, sizeBytes: 5, open: textFile('x', 'other').open });
    await expect(loadContent(ctx, { sha256: document!.sha256! })).rejects.toThrow('other bytes');
    expect((await moveContents({ db: ctx.db, objects }, { to: 'database', signal })).missing).toEqual([document!.sha256]);
  });

  it('are all read by a check, which names those that are missing or changed', async () => {
    const [kept, lost, other, erased] = await upload(['kept', 'lost', 'changed', 'erased']);
    const check = () => checkContents({ db: ctx.db, objects }, { signal });
    expect(await check()).toEqual({ checked: 4, bytes: 21, missing: [], changed: [] });
    await objects.remove([lost!.sha256!, erased!.sha256!]);
    await objects.put({ sha256: other!.sha256!, sizeBytes: 5, open: textFile('x', 'other').open });
    await ctx.db.document.delete({ where: { id: erased!.id } });
    await sweepUnusedFiles(ctx, { signal });
    expect(await check()).toEqual({ checked: 3, bytes: 4, missing: [lost!.sha256], changed: [other!.sha256] });
    expect(await isThere(kept!.sha256!)).toBe(true);
  });

  it('keep NOA from starting without the setting', async () => {
    const start = () => openFiles({ files: null }, { db: ctx.db, onProblem: () => {} });
    expect(await start()).toBeNull();
    await upload(['elsewhere']);
    await expect(start()).rejects.toThrow('set NOA_FILES as before');
  });

  it('refuse a start that looks for them in another place, unless the store is away', async () => {
    const own = { name: s3.bucket, prefix: `${randomUUID()}/` };
    const start = (files: typeof own) => openFiles({ files }, { db: ctx.db, onProblem: (reason) => problems.push(reason) });
    (await start(own))?.close();
    objects.close();
    objects = await open(own.prefix);
    test.ctx.objects = objects;
    ctx.objects = objects;
    await upload(['elsewhere']);
    (await start(own))?.close();
    await expect(start({ ...own, prefix: 'another/' })).rejects.toThrow('none of this database');
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
    vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:9');
    (await start({ ...own, prefix: 'another/' }))?.close();
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
    expect(problems).toHaveLength(1);
  });
});
