import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Facet, type Plugin, PluginError } from '../../plugins/contract.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { textReader } from '../../plugins/readers/text/textReader.ts';
import { createRegistry } from '../../plugins/registry.ts';
import type { BulkJob } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { saveRequirements } from '../projects/requirements/saveRequirements.ts';
import { startScreening } from '../screenings/startScreening.ts';
import { uploadDocuments } from '../screenings/uploadDocuments.ts';
import { createLocalEngine } from '../testing/createLocalEngine.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { continueRenewal } from './continueRenewal.ts';
import { currentRenewal } from './currentRenewal.ts';
import { findOutdated } from './findOutdated.ts';
import { renewResults } from './renewResults.ts';
import { startRenewal } from './startRenewal.ts';
import { stopRenewal } from './stopRenewal.ts';

const jobText = 'Python Developer\n\nRequirements:\n- 3+ years of experience\n- Python\n- SQL\n- Docker\n- Git\n- Linux\n';
const resume = (name: string) => `${name}\n${name.split(' ')[0]!.toLowerCase()}@example.com\n\nSkills\nPython, SQL\n`;
const signal = new AbortController().signal;

let test: TestContext;
let ctx: Ctx;
let projectId: string;
let screeningId: string;
beforeAll(async () => {
  test = await createTestContext({ plugins: builtInPlugins });
});
afterAll(() => test.drop());
beforeEach(async () => {
  ctx = await test.signedIn();
  await ctx.db.$executeRaw`truncate bulk_jobs, documents, stored_files, projects, candidates cascade`;
  await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
  const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 3 });
  ({ projectId, id: screeningId } = screening);
  await upload('JOB_DESCRIPTION', 'job.txt', jobText);
  for (const name of ['Ada Byron', 'Grace Hopper', 'Radia Perlman']) await upload('RESUME', `${name}.txt`, resume(name));
  await drainQueue(test);
});

async function upload(kind: 'JOB_DESCRIPTION' | 'RESUME', name: string, text: string): Promise<void> {
  await uploadDocuments(ctx, { screeningId, kind, files: [textFile(name, text)] });
}

/** The product after an update: some plugins have a new version or were added. */
function updated(change: (plugin: Plugin) => Plugin, ...added: Plugin[]): Ctx {
  const plugins = createRegistry([...builtInPlugins.map(change), ...added]);
  return { ...ctx, plugins, documents: createLocalEngine(plugins) };
}

const newer = <Kind extends Plugin['kind']>(kind: Kind, parts: (plugin: Extract<Plugin, { kind: Kind }>) => object) => {
  return (plugin: Plugin): Plugin =>
    plugin.kind === kind ? { ...plugin, version: 'new', ...parts(plugin as Extract<Plugin, { kind: Kind }>) } : plugin;
};

/** Gives every candidate a title. */
const newerExtractor = newer('extractor', (old) => ({
  extractResume: async (...input: Parameters<typeof old.extractResume>) => ({
    ...(await old.extractResume(...input)),
    title: { value: 'Pioneer', evidence: [], confidence: 1 },
  }),
}));

const tenure: Facet = {
  id: 'tenure',
  version: '1',
  kind: 'facet',
  label: { en: 'Tenure', ru: 'Стаж' },
  defaultWeight: 0.1,
  score: () => ({ value: 42, explanation: { en: '', ru: '' }, evidence: [] }),
};

async function renew(after: Ctx): Promise<BulkJob> {
  const job = await startRenewal(after);
  await drainQueue({ ctx: after, database: test.database });
  return ctx.db.bulkJob.findUniqueOrThrow({ where: { id: job?.id ?? '' } });
}

const named = (fullName: string) =>
  ctx.db.candidate.findFirstOrThrow({ where: { projectId, fullName }, include: { facts: true, score: true, documents: true } });

describe('a renewal', () => {
  it('is not started while everything is of the current versions', async () => {
    expect(await startRenewal(ctx)).toBeNull();
    expect(await currentRenewal(ctx)).toBeNull();
  });

  it('extracts again what an older extractor made, without reading again, and scores it', async () => {
    const ada = await named('Ada Byron');
    await ctx.db.candidate.update({ where: { id: ada.id }, data: { stage: 'OFFER', starred: true } });
    const before = await ctx.db.documentReading.findMany({ orderBy: { sha256: 'asc' } });
    const job = await renew(updated(newerExtractor));
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 4, failed: 0, total: 4 });
    const after = await named('Ada Byron');
    expect(after).toMatchObject({
      id: ada.id,
      title: 'Pioneer',
      stage: 'OFFER',
      starred: true,
      facts: { extractorVersion: 'new' },
    });
    expect(after.documents[0]?.checkedBy).toBe(`text@${textReader.version} local@new`);
    expect(await ctx.db.documentReading.findMany({ orderBy: { sha256: 'asc' } })).toEqual(before);
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(3);
    expect(await startRenewal(updated(newerExtractor))).toBeNull();
  });

  it('reads again what an older reader read', async () => {
    const shout = newer('reader', (old) => ({
      read: async (...input: Parameters<typeof old.read>) => {
        const document = await old.read(...input);
        return { ...document, text: document.text.replace('Python', 'Kotlin') };
      },
    }));
    const job = await renew(updated(shout));
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 4 });
    expect((await named('Ada Byron')).skills).toContain('Kotlin');
    expect(await ctx.db.documentReading.count({ where: { readerVersion: 'new' } })).toBe(4);
  });

  it('keeps the corrections of users over the new facts', async () => {
    const ada = await named('Ada Byron');
    await correctCandidate(ctx, { candidateId: ada.id, field: 'title', value: 'Countess' });
    await drainQueue(test);
    await renew(updated(newerExtractor));
    expect((await named('Ada Byron')).title).toBe('Countess');
    expect((await named('Grace Hopper')).title).toBe('Pioneer');
  });

  it('scores everybody by a new facet, and by one that changed', async () => {
    const job = await renew(
      updated(
        newer('facet', () => ({})),
        tenure,
      ),
    );
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 3, total: 3 });
    const { score } = await named('Ada Byron');
    expect(score?.details).toMatchObject({ tenure: { value: 42 }, skills: { version: 'new' } });
    expect(score?.values).toContain(42);
  });

  it('keeps scores when a facet is removed', async () => {
    await renew(updated((plugin) => plugin, tenure));
    expect(await startRenewal(ctx)).toBeNull();
  });

  it('renews the requirements of a job description, and leaves a form that a user edited as it is', async () => {
    const more = newer('extractor', (old) => ({
      extractRequirements: async (...input: Parameters<typeof old.extractRequirements>) => {
        const facts = await old.extractRequirements(...input);
        return { ...facts, requirements: facts.requirements.filter(({ label }) => label !== 'Docker') };
      },
    }));
    const current = async () =>
      (await ctx.db.project.findUniqueOrThrow({ where: { id: projectId }, include: { currentRevision: true } })).currentRevision!;
    expect((await current()).requiredSkills).toContain('Docker');
    await renew(updated(more));
    expect((await current()).requiredSkills).not.toContain('Docker');
    const edited = await saveRequirements(ctx, { projectId, requiredSkills: ['Fortran', 'Docker'] });
    await drainQueue(test);
    await renew(ctx);
    expect(await current()).toMatchObject({ requiredSkills: edited.requiredSkills, authorId: edited.authorId });
    expect((await named('Ada Byron')).score?.revisionId).toBe((await current()).id);
  });

  it('keeps the earlier result of a document that is refused now, says which, and does not try it again', async () => {
    const after = updated(
      newer('extractor', (old) => ({
        extractResume: async (...[document, options]: Parameters<typeof old.extractResume>) => {
          if (document.text.includes('Grace')) throw new PluginError('CORRUPT', 'broken');
          return old.extractResume(document, options);
        },
      })),
    );
    const job = await renew(after);
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 3, failed: 1 });
    const grace = await named('Grace Hopper');
    expect(grace.facts?.extractorVersion).not.toBe('new');
    const items = await ctx.db.bulkJobItem.findMany({ where: { jobId: job.id } });
    expect(items).toMatchObject([{ itemId: grace.documents[0]?.id, state: 'FAILED', message: 'CORRUPT' }]);
    expect(await currentRenewal(after)).toMatchObject({ id: job.id });
    expect(await startRenewal(after)).toBeNull();
  });

  it('reports a candidate whom a facet fails on, and scores all others', async () => {
    const fails: Facet = {
      ...tenure,
      score: (facts) => {
        if (facts.name?.value === 'Grace Hopper') throw new Error('broken facet');
        return tenure.score(facts, null as never);
      },
    };
    const job = await renew(updated((plugin) => plugin, fails));
    expect(job).toMatchObject({ state: 'SUCCESS', completed: 2, failed: 1 });
    expect((await named('Ada Byron')).score?.details).toHaveProperty('tenure');
  });

  it('is one job, however many processes start at once', async () => {
    const after = updated(newerExtractor);
    const jobs = await Promise.all([startRenewal(after), startRenewal(after), startRenewal(after)]);
    expect(new Set(jobs.map((job) => job?.id)).size).toBe(1);
    expect(await ctx.db.bulkJob.count({ where: { kind: 'renewal' } })).toBe(1);
  });

  it('writes nothing twice when a killed worker leaves a chunk to be run again', async () => {
    const after = updated(newerExtractor, tenure);
    const job = (await startRenewal(after))!;
    const chunk = () => renewResults(after, { jobId: job.id, signal });
    await chunk();
    await Promise.all([chunk(), chunk()]);
    await Promise.all([chunk(), chunk(), chunk()]);
    await drainQueue({ ctx: after, database: test.database });
    expect(await ctx.db.bulkJob.findUnique({ where: { id: job.id } })).toMatchObject({
      state: 'SUCCESS',
      completed: 4,
      total: 4,
    });
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(3);
  });

  it('begins again with what is outdated when versions change while it runs', async () => {
    const first = updated(newerExtractor);
    const job = (await startRenewal(first))!;
    for (let chunk = 0; chunk < 3; chunk++) await renewResults(first, { jobId: job.id, signal });
    const second = updated((plugin) => (plugin.kind === 'extractor' ? { ...newerExtractor(plugin), version: 'newest' } : plugin));
    expect(await startRenewal(second)).toMatchObject({ id: job.id });
    await drainQueue({ ctx: second, database: test.database });
    expect(await findOutdated(second)).toEqual({ documents: [], scores: [] });
  });

  it('waits while users are waiting for their own documents', async () => {
    const after = updated(newerExtractor);
    const job = (await startRenewal(after))!;
    await ctx.db.$queryRaw`select (graphile_worker.add_job('readDocument', '{}'::json)).id::text`;
    await renewResults(after, { jobId: job.id, signal });
    expect(await ctx.db.bulkJob.findUnique({ where: { id: job.id } })).toMatchObject({ state: 'PROGRESS', completed: 0 });
    const [next] = await ctx.db.$queryRaw<{ later: boolean; priority: number }[]>`
      select run_at > created_at as later, priority from graphile_worker.jobs where task_identifier = 'renewResults'`;
    expect(next?.priority).toBe(20);
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
    await startRenewal(after);
    await drainQueue({ ctx: after, database: test.database });
    expect(await ctx.db.bulkJob.findUnique({ where: { id: job.id } })).toMatchObject({ state: 'SUCCESS', completed: 4 });
  });

  it('never asks a model about what is stored', async () => {
    const asking = newer('extractor', ({ id, version }) => ({ base: { id, version } }));
    expect(await startRenewal(updated(asking))).toBeNull();
  });
});

describe('a stopped renewal', () => {
  it('keeps what it renewed, does not restart by itself, and continues when asked', async () => {
    const after = updated(newerExtractor);
    const job = (await startRenewal(after))!;
    for (let chunk = 0; chunk < 2; chunk++) await renewResults(after, { jobId: job.id, signal });
    expect(await stopRenewal(after, { jobId: job.id })).toMatchObject({ state: 'REVOKED', completed: 1, total: 4 });
    await drainQueue({ ctx: after, database: test.database });
    expect((await named('Ada Byron')).title).not.toBe('Pioneer');
    expect(await startRenewal(after)).toBeNull();
    expect(await currentRenewal(after)).toMatchObject({ id: job.id, state: 'REVOKED' });
    expect(await continueRenewal(after, { jobId: job.id })).toMatchObject({ total: 3 });
    await drainQueue({ ctx: after, database: test.database });
    expect((await named('Ada Byron')).title).toBe('Pioneer');
    expect(await currentRenewal(after)).toBeNull();
  });

  it('is started by the next update', async () => {
    const job = (await startRenewal(updated(newerExtractor)))!;
    await stopRenewal(ctx, { jobId: job.id });
    expect(await startRenewal(updated(newerExtractor, tenure))).not.toBeNull();
  });
});
