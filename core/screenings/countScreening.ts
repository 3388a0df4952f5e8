import type { Prisma, Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { screeningPayload } from './screeningPayload.ts';

export interface KindCounts {
  /** Files announced or arrived, whichever is more; after the upload, files arrived. */
  expected: number;
  /** Not uploaded yet, or queued. */
  waiting: number;
  reading: number;
  extracting: number;
  scoring: number;
  ended: number;
  failed: number;
  /** Documents whose facts are extracted; a cancellation keeps them. */
  kept: number;
  /** All documents that have not ended. */
  open: number;
}

export interface ScreeningCounts {
  jobDescriptions: KindCounts;
  resumes: KindCounts;
  currentFile: string | null;
  insights: number;
  /** Ended after being worked on. */
  worked: number;
  startedAt: Date | null;
  hasRequirements: boolean;
  skillsIdentified: number;
  averageScore: number | null;
  /** Candidates of the screening who have a score. */
  scored: number;
}

interface KindRow {
  kind: 'JOB_DESCRIPTION' | 'RESUME';
  files: number;
  reading: number;
  extracting: number;
  scoring: number;
  ended: number;
  failed: number;
  kept: number;
  worked: number;
  insights: number;
  current: string | null;
}

/** A screening's current figures, counted from its documents. */
export async function countScreening(
  ctx: Ctx,
  { screening, overall }: { screening: Screening; overall: Prisma.Sql },
): Promise<ScreeningCounts> {
  const [kinds, people, job, project] = await Promise.all([
    countKinds(ctx, screening.id),
    countPeople(ctx, screening.id, overall),
    ctx.db.bulkJob.findUnique({ where: { id: screening.jobId }, select: { payload: true, startedAt: true } }),
    ctx.db.project.findUnique({ where: { id: screening.projectId }, select: { currentRevisionId: true } }),
  ]);
  const announced = job && screening.state === 'UPLOADING' ? screeningPayload(job.payload) : null;
  const row = (kind: KindRow['kind']) => kinds.find((one) => one.kind === kind);
  return {
    jobDescriptions: toCounts(row('JOB_DESCRIPTION'), announced?.expectedJobDescriptions ?? 0),
    resumes: toCounts(row('RESUME'), announced?.expectedResumes ?? 0),
    currentFile: row('JOB_DESCRIPTION')?.current ?? row('RESUME')?.current ?? null,
    insights: sum(kinds.map(({ insights }) => insights)),
    worked: sum(kinds.map(({ worked }) => worked)),
    startedAt: job?.startedAt ?? null,
    hasRequirements: project?.currentRevisionId != null,
    ...people,
  };
}

function countKinds(ctx: Ctx, screeningId: string): Promise<KindRow[]> {
  return ctx.db.$queryRaw<KindRow[]>`
    select kind::text as kind, count(*)::int as files,
      count(*) filter (where state = 'READING')::int as reading,
      count(*) filter (where state = 'EXTRACTING')::int as extracting,
      count(*) filter (where state = 'SCORING')::int as scoring,
      count(*) filter (where state in ('DONE', 'FAILED', 'CANCELLED'))::int as ended,
      count(*) filter (where state = 'FAILED')::int as failed,
      count(*) filter (where state in ('SCORING', 'DONE'))::int as kept,
      count(*) filter (where state in ('DONE', 'FAILED') and sha256 is not null and duplicate_of_id is null)::int as worked,
      coalesce(sum(facts_found), 0)::int as insights,
      (array_agg(file_name order by created_at, id) filter (where state in ('READING', 'EXTRACTING', 'SCORING')))[1] as current
    from documents where screening_id = ${screeningId}::uuid group by kind`;
}

async function countPeople(ctx: Ctx, screeningId: string, overall: Prisma.Sql) {
  const [figures] = await ctx.db.$queryRaw<{ skillsIdentified: number; averageScore: number | null; scored: number }[]>`
    with people as (
      select distinct candidates.id, candidates.skill_keys from documents join candidates on candidates.id = documents.candidate_id
      where documents.screening_id = ${screeningId}::uuid and not candidates.unread
    )
    select (select count(distinct skill)::int from people, unnest(skill_keys) as skill) as "skillsIdentified",
      round(avg(${overall})::numeric, 1)::float8 as "averageScore", count(candidate_scores.candidate_id)::int as scored
    from people left join candidate_scores on candidate_scores.candidate_id = people.id`;
  return figures ?? { skillsIdentified: 0, averageScore: null, scored: 0 };
}

function toCounts(row: KindRow | undefined, announced: number): KindCounts {
  const { files, reading, extracting, scoring, ended, failed, kept } = row ?? {
    files: 0,
    reading: 0,
    extracting: 0,
    scoring: 0,
    ended: 0,
    failed: 0,
    kept: 0,
  };
  const expected = Math.max(files, announced);
  const open = expected - ended;
  return { expected, waiting: open - reading - extracting - scoring, reading, extracting, scoring, ended, failed, kept, open };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
