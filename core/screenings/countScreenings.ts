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
  /** Documents that were processed and have ended. */
  worked: number;
  startedAt: Date | null;
  hasRequirements: boolean;
  skillsIdentified: number;
  averageScore: number | null;
  /** Candidates of the screening who have a score. */
  scored: number;
}

interface KindRow {
  screeningId: string;
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

interface PeopleRow {
  screeningId: string;
  skillsIdentified: number;
  averageScore: number | null;
  scored: number;
}

/** Current figures of screenings, in their order, counted from their documents in a fixed number of statements. */
export async function countScreenings(
  ctx: Ctx,
  { screenings, overall }: { screenings: readonly Screening[]; overall: Prisma.Sql },
): Promise<ScreeningCounts[]> {
  const ids = screenings.map(({ id }) => id);
  const [kinds, people, jobs, projects] = await Promise.all([
    countKinds(ctx, ids),
    countPeople(ctx, ids, overall),
    ctx.db.bulkJob.findMany({
      where: { id: { in: screenings.map(({ jobId }) => jobId) } },
      select: { id: true, payload: true, startedAt: true },
    }),
    ctx.db.project.findMany({
      where: { id: { in: screenings.map(({ projectId }) => projectId) } },
      select: { id: true, currentRevisionId: true },
    }),
  ]);
  return screenings.map((screening) => {
    const job = jobs.find(({ id }) => id === screening.jobId);
    const project = projects.find(({ id }) => id === screening.projectId);
    const own = kinds.filter(({ screeningId }) => screeningId === screening.id);
    const row = (kind: KindRow['kind']) => own.find((one) => one.kind === kind);
    const announced = job && screening.state === 'UPLOADING' ? screeningPayload(job.payload) : null;
    const counted = people.find(({ screeningId }) => screeningId === screening.id);
    return {
      jobDescriptions: toCounts(row('JOB_DESCRIPTION'), announced?.expectedJobDescriptions ?? 0),
      resumes: toCounts(row('RESUME'), announced?.expectedResumes ?? 0),
      currentFile: row('JOB_DESCRIPTION')?.current ?? row('RESUME')?.current ?? null,
      insights: sum(own.map(({ insights }) => insights)),
      worked: sum(own.map(({ worked }) => worked)),
      startedAt: job?.startedAt ?? null,
      hasRequirements: project?.currentRevisionId != null,
      skillsIdentified: counted?.skillsIdentified ?? 0,
      averageScore: counted?.averageScore ?? null,
      scored: counted?.scored ?? 0,
    };
  });
}

function countKinds(ctx: Ctx, ids: string[]): Promise<KindRow[]> {
  return ctx.db.$queryRaw<KindRow[]>`
    select screening_id::text as "screeningId", kind::text as kind, count(*)::int as files,
      count(*) filter (where state = 'READING')::int as reading,
      count(*) filter (where state = 'EXTRACTING')::int as extracting,
      count(*) filter (where state = 'SCORING')::int as scoring,
      count(*) filter (where state in ('DONE', 'FAILED', 'CANCELLED'))::int as ended,
      count(*) filter (where state = 'FAILED')::int as failed,
      count(*) filter (where state in ('SCORING', 'DONE'))::int as kept,
      count(*) filter (where state in ('DONE', 'FAILED') and sha256 is not null and duplicate_of_id is null)::int as worked,
      coalesce(sum(facts_found), 0)::int as insights,
      (array_agg(file_name order by created_at, id) filter (where state in ('READING', 'EXTRACTING', 'SCORING')))[1] as current
    from documents where screening_id = any(${ids}::uuid[]) group by screening_id, kind`;
}

function countPeople(ctx: Ctx, ids: string[], overall: Prisma.Sql): Promise<PeopleRow[]> {
  return ctx.db.$queryRaw<PeopleRow[]>`
    with people as (
      select distinct documents.screening_id, candidates.id, candidates.skill_keys
      from documents join candidates on candidates.id = documents.candidate_id
      where documents.screening_id = any(${ids}::uuid[]) and not candidates.unread
    ), skills as (
      select screening_id, count(distinct skill)::int as skills from people, unnest(skill_keys) as skill group by screening_id
    ), scores as (
      select screening_id, round(avg(${overall})::numeric, 1)::float8 as average, count(candidate_scores.candidate_id)::int as scored
      from people left join candidate_scores on candidate_scores.candidate_id = people.id group by screening_id
    )
    select scores.screening_id::text as "screeningId", coalesce(skills.skills, 0) as "skillsIdentified",
      scores.average as "averageScore", scores.scored
    from scores left join skills on skills.screening_id = scores.screening_id`;
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
