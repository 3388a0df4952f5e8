import { randomUUID } from 'node:crypto';
import { candidateColumns } from '../../core/candidates/candidateColumns.ts';
import { groupPersons, lockPersons } from '../../core/candidates/groupPersons.ts';
import type { Ctx } from '../../core/context.ts';
import { inTransaction } from '../../core/database/inTransaction.ts';
import { createProject } from '../../core/projects/createProject.ts';
import { saveRequirements } from '../../core/projects/requirements/saveRequirements.ts';
import { rescoreProject } from '../../core/scoring/rescoreProject.ts';
import { Prisma, type Project } from '../../prisma/generated/client.ts';
import { makeFacts } from './makeFacts.ts';
import { createRandom } from './random.ts';

const chunkSize = 1_000;
const dayMs = 86_400_000;
const stages = [
  'APPLIED',
  'APPLIED',
  'APPLIED',
  'APPLIED',
  'SCREENING',
  'SCREENING',
  'INTERVIEW',
  'OFFER',
  'HIRED',
  'REJECTED',
] as const;

/** No user created these rows. */
export const nobody = '00000000-0000-0000-0000-000000000000';

export interface SeedInput {
  /** The position's title. */
  position: string;
  count: number;
  /** Another seed gives other people. */
  seed?: number;
  onProgress?: (done: number) => void;
}

/**
 * Creates a position with made-up candidates, scored by the registered facets. The same count and seed give the same people, facts and scores; ids and times
 * of arrival differ. Rows are written a thousand at a time.
 */
export async function seedCandidates(
  base: Ctx,
  { position, count, seed = 1, onProgress = () => undefined }: SeedInput,
): Promise<Project> {
  const ctx: Ctx = { ...base, viewer: { userId: nobody, sessionId: null } };
  const project = await createProject(ctx, { title: position });
  const { skills } = await requirementsOf(ctx, project);
  await saveRequirements(ctx, {
    projectId: project.id,
    requiredSkills: skills,
    niceSkills: ['AWS', 'Kafka', 'GraphQL'].filter((skill) => !skills.includes(skill)),
    experience: '5+ years',
    education: "Bachelor's degree",
    selected: skills,
  });
  for (let first = 0; first < count; first += chunkSize) {
    await insertChunk(ctx, { projectId: project.id, first, size: Math.min(chunkSize, count - first), seed });
    onProgress(Math.min(first + chunkSize, count));
  }
  // Without fresh statistics the planner would read the whole table for each new row.
  await ctx.db.$executeRaw`analyze candidates, candidate_facts`;
  await groupRepeated(ctx, project.id);
  await rescoreProject(ctx, { projectId: project.id });
  await ctx.db.$executeRaw`vacuum analyze`;
  return project;
}

async function requirementsOf(ctx: Ctx, { id }: Project): Promise<{ skills: string[] }> {
  const { currentRevision } = await ctx.db.project.findUniqueOrThrow({ where: { id }, select: { currentRevision: true } });
  return { skills: currentRevision?.requiredSkills ?? [] };
}

interface Chunk {
  projectId: string;
  first: number;
  size: number;
  seed: number;
}

async function insertChunk(ctx: Ctx, { projectId, first, size, seed }: Chunk): Promise<void> {
  const rows = Array.from({ length: size }, (_, index) => makeRow(ctx, first + index, seed));
  const candidates = rows.map(({ facts: _facts, ...row }) => toColumns({ ...row, projectId, updatedAt: row.createdAt }));
  const columns = Prisma.raw(Object.keys(candidates[0] ?? {}).join(', '));
  await inTransaction(ctx, async (tx) => {
    await tx.$executeRaw`
      insert into candidates (${columns})
      select ${columns} from jsonb_populate_recordset(null::candidates, ${JSON.stringify(candidates)}::jsonb)`;
    await tx.$executeRaw`
      insert into candidate_facts (candidate_id, facts, extractor_id, extractor_version, updated_at)
      select made.id, made.facts, 'seed', '1', now()
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, facts }) => ({ id, facts })))}::jsonb) as made(id uuid, facts jsonb)`;
  });
}

/** Column names of the database. */
function toColumns(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries);
}

function makeRow(ctx: Ctx, number: number, seed: number) {
  const random = createRandom(seed * 7_919 + number);
  const facts = makeFacts(number, seed);
  const createdAt = new Date(ctx.now().getTime() - random.below(90) * dayMs);
  return {
    ...candidateColumns(facts),
    id: timedUuid(createdAt),
    source: random.pick(['UPLOAD', 'IMPORT', 'LINKEDIN', 'JOB_BOARD', 'REFERRAL', 'WEBSITE'] as const),
    stage: random.pick(stages),
    createdAt,
    facts,
  };
}

/** A UUID of version 7, as the product's own rows have. */
function timedUuid(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Only candidates that share a key with another one need grouping. */
async function groupRepeated(ctx: Ctx, projectId: string): Promise<void> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    with keys as (select id, unnest(person_keys) as key from candidates where project_id = ${projectId}::uuid)
    select distinct id::text as id from keys where key in (select key from keys group by key having count(*) > 1)`;
  const candidateIds = rows.map(({ id }) => id);
  for (let first = 0; first < candidateIds.length; first += chunkSize)
    await inTransaction(ctx, async (tx) => {
      await lockPersons(tx, { projectId });
      await groupPersons(tx, { projectId, candidateIds: candidateIds.slice(first, first + chunkSize) });
    });
}
