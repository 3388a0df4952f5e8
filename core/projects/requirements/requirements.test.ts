import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobFacts, Requirement } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { expectError } from '../../testing/expectError.ts';
import { createProject } from '../createProject.ts';
import { adoptExtractedRequirements } from './adoptExtractedRequirements.ts';
import { currentRequirements } from './currentRequirements.ts';
import { evidenceOf, extractedOf } from './revision.ts';
import { saveRequirements } from './saveRequirements.ts';

const documentId = '018f0000-0000-7000-8000-000000000001';
const quote = (text: string) => [{ text, page: 1, start: 0, end: text.length }];

function skill(label: string, importance: 'must' | 'nice' = 'must'): Requirement {
  return {
    label,
    known: label,
    kind: 'skill',
    category: 'technical',
    importance,
    minYears: null,
    confidence: 0.9,
    evidence: quote(label),
  };
}

function jobFacts(labels: string[]): JobFacts {
  return {
    title: { value: 'Data Engineer', evidence: quote('Data Engineer'), confidence: 1 },
    requirements: labels.map((label) => skill(label)),
    minYears: { value: 4, evidence: quote('4+ years'), confidence: 1 },
    education: { value: { level: 'bachelor', text: "Bachelor's degree" }, evidence: quote("Bachelor's degree"), confidence: 1 },
    salary: null,
    location: null,
    warnings: [],
  };
}

describe('requirements', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    ({ id: projectId } = await createProject(ctx, { title: 'Data Engineer' }));
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  const adopt = (facts: JobFacts) =>
    inTransaction(ctx, (tx) =>
      adoptExtractedRequirements(tx, { projectId, sources: [{ documentId, fileName: 'jd.pdf', facts }], now: ctx.now() }),
    );
  const current = async () => (await currentRequirements(ctx, { projectId }))!.revision!;
  const waitingJobs = () => ctx.db.$queryRaw`select key from graphile_worker.jobs`;

  it('fills the form and selects the top eight from a job description, with evidence', async () => {
    await adopt(jobFacts(['Python', 'SQL', 'Spark', 'Airflow', 'Kafka', 'AWS', 'dbt', 'Docker', 'Git']));
    const revision = await current();
    expect(revision).toMatchObject({
      position: 'Data Engineer',
      minYears: 4,
      experience: '4+ years',
      educationLevel: 'bachelor',
      sourceName: 'jd.pdf',
    });
    expect(revision.selected).toHaveLength(8);
    expect(revision.requiredSkills).toHaveLength(9);
    expect(extractedOf(revision)[0]?.evidence).toEqual([{ ...quote('Python')[0], documentId }]);
    expect(await waitingJobs()).toEqual([{ key: `rescoreProject:${projectId}` }]);
  });

  it('shows fewer than five requirements, but selects none', async () => {
    await adopt(jobFacts(['Python', 'SQL', 'Spark', 'Airflow']));
    expect(await current()).toMatchObject({ selected: [], requiredSkills: ['Python', 'SQL', 'Spark', 'Airflow'] });
    expect(extractedOf(await current())).toHaveLength(4);
  });

  it('changes nothing when the same is adopted again', async () => {
    await adopt(jobFacts(['Python', 'SQL']));
    expect(await adopt(jobFacts(['Python', 'SQL']))).toBeNull();
  });

  it('never overwrites what a user edited', async () => {
    await adopt(jobFacts(['Python', 'SQL']));
    await saveRequirements(ctx, { projectId, requiredSkills: ['Rust'], experience: '7 years' });
    await adopt(jobFacts(['Perl', 'SQL', 'C', 'Java', 'Go']));
    expect(await current()).toMatchObject({ requiredSkills: ['Rust'], experience: '7 years', minYears: 7 });
    expect(extractedOf(await current()).map(({ label }) => label)).toContain('Perl');
  });

  it('puts several job descriptions together', async () => {
    const sources = [
      { documentId, fileName: 'a.pdf', facts: { ...jobFacts(['Python', 'SQL']), title: null } },
      { documentId: '018f0000-0000-7000-8000-000000000002', fileName: 'b.pdf', facts: jobFacts(['SQL', 'Kafka']) },
    ];
    await inTransaction(ctx, (tx) => adoptExtractedRequirements(tx, { projectId, sources, now: ctx.now() }));
    expect(await current()).toMatchObject({
      position: 'Data Engineer',
      requiredSkills: ['Python', 'SQL', 'Kafka'],
      sourceName: 'a.pdf, b.pdf',
    });
    expect(evidenceOf(await current()).position?.[0]?.documentId).toBe(sources[1]?.documentId);
  });

  it('reads years and degree from what a user writes, and drops the evidence of that line', async () => {
    await adopt(jobFacts(['Python', 'SQL']));
    await saveRequirements(ctx, {
      projectId,
      requiredSkills: ['Python'],
      experience: 'от 2,5 лет',
      education: "Master's degree in Physics",
    });
    expect(await current()).toMatchObject({ minYears: 2.5, educationLevel: 'master', position: 'Data Engineer' });
    expect(Object.keys(evidenceOf(await current()))).toEqual(['position']);
  });

  it('keeps the selected list in step with the skills', async () => {
    await adopt(jobFacts(['Python', 'SQL', 'Spark', 'Airflow', 'Kafka']));
    await saveRequirements(ctx, { projectId, requiredSkills: ['Python', 'SQL', 'Spark', 'Airflow', 'Rust'] });
    expect((await current()).selected).toEqual(['Python', 'SQL', 'Spark', 'Airflow', 'Rust']);
  });

  it('refuses an edit of a revision that is no longer current', async () => {
    const base = await current().catch(() => null);
    const edits = [1, 2, 3].map((n) =>
      saveRequirements(ctx, { projectId, baseRevisionId: base?.id ?? null, requiredSkills: [`S${n}`] }),
    );
    const results = await Promise.allSettled(edits);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectError(saveRequirements(ctx, { projectId, baseRevisionId: documentId, requiredSkills: [] }), 'CONFLICT');
  });

  it('renames a position that was called what its requirements said', async () => {
    await adopt(jobFacts(['Python']));
    await saveRequirements(ctx, { projectId, requiredSkills: [], position: 'Analytics Engineer' });
    expect(await ctx.db.project.findUnique({ where: { id: projectId } })).toMatchObject({ title: 'Analytics Engineer' });
  });
});
