import { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import { projectVersion, readProjectVersion } from '../candidates/counts/projectVersion.ts';
import type { Ctx } from '../context.ts';
import { keepLatest } from '../database/keepLatest.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { readPrivacy } from '../privacy/readPrivacy.ts';
import { bestOfPerson, shownNameOrder } from './ranking/bestOfPerson.ts';
import { weightedOverall } from './weightedOverall.ts';

/** Current figures of a position. Each person counts once, with the best ranked document. Null when there is nothing to count or compare. */
export interface ProjectSummary {
  totalCandidates: number;
  /** 0 to 100, one decimal, under the default weights. */
  averageScore: number | null;
  topScore: number | null;
  topCandidateId: string | null;
  averageYears: number | null;
  /** Candidates added in the last 30 days minus those added in the 30 days before; null when the project is younger than that. */
  totalCandidatesChange: number | null;
  /** Average score of the newer group minus that of the older; null when either is empty. */
  averageScoreChange: number | null;
}

const periodDays = 30;

interface Figures extends Omit<ProjectSummary, 'totalCandidatesChange' | 'averageScoreChange'> {
  /** Of the position when these were its figures. */
  version: string;
  /** When the first candidate leaves one of the two periods; null when there is none in them. */
  until: Date | null;
  recent: number;
  earlier: number;
  recentScore: number | null;
  earlierScore: number | null;
}

const kept = keepLatest<Figures>(200);

/**
 * Counted anew only when the position has changed, or when a candidate has become older than a period.
 *
 * @throws AppError UNAUTHENTICATED
 */
export function projectSummary(ctx: Ctx, input: { projectId: string }): Promise<ProjectSummary> {
  return readFromReplica(ctx, (copy) => summarize(copy, input));
}

async function summarize(ctx: Ctx, { projectId }: { projectId: string }): Promise<ProjectSummary> {
  requireViewer(ctx);
  const {
    recent,
    earlier,
    recentScore,
    earlierScore,
    version: _version,
    until: _until,
    ...live
  } = await openFigures(ctx, projectId);
  return {
    ...live,
    totalCandidatesChange: earlier > 0 ? recent - earlier : null,
    averageScoreChange: recentScore !== null && earlierScore !== null ? toTenth(recentScore - earlierScore) : null,
  };
}

async function openFigures(ctx: Ctx, projectId: string): Promise<Figures> {
  const [overall, privacy] = [await weightedOverall(ctx, null), await readPrivacy(ctx)];
  const key = JSON.stringify([projectId, privacy.blind, overall.sql]);
  const before = kept.get(ctx.db, key);
  const holds = before !== undefined && (before.until === null || ctx.now() < before.until);
  const isSame = holds && before.version === (await readProjectVersion(ctx, { projectId }));
  const figures = isSame ? before : await readFigures(ctx, projectId, { overall, names: shownNameOrder(privacy) });
  kept.set(ctx.db, key, figures);
  return figures;
}

async function readFigures(
  ctx: Ctx,
  projectId: string,
  { overall, names }: { overall: Prisma.Sql; names: Prisma.Sql },
): Promise<Figures> {
  const now = ctx.now().getTime();
  const since = new Date(now - periodDays * 86_400_000);
  const before = new Date(now - 2 * periodDays * 86_400_000);
  const recent = Prisma.sql`created_at >= ${since}::timestamptz`;
  const earlier = Prisma.sql`created_at >= ${before}::timestamptz and created_at < ${since}::timestamptz`;
  const listed = Prisma.sql`candidates.project_id = ${projectId}::uuid and ${isActive}`;
  const age = (days: number) => Prisma.sql`interval '24 hours' * ${days}::int`;
  const [figures] = await ctx.db.$queryRaw<Figures[]>`
    with listed as (
      select candidates.id, candidates.created_at, candidates.experience_years, candidate_scores.matched_skills, candidate_scores.knocked_out,
        ${names} as name,
        ${overall} as overall
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where ${listed} and ${bestOfPerson(listed, overall)}
    )
    , best as (
      select id, overall from listed where overall is not null
      order by knocked_out, overall desc, matched_skills desc, experience_years desc nulls last, name nulls last, id limit 1
    )
    select ${projectVersion(projectId)} as version, count(*)::int as "totalCandidates",
      round(avg(overall)::numeric, 1)::float8 as "averageScore",
      (select overall::float8 from best) as "topScore",
      (select id::text from best) as "topCandidateId",
      round(avg(experience_years)::numeric, 1)::float8 as "averageYears",
      count(*) filter (where ${recent})::int as recent,
      count(*) filter (where ${earlier})::int as earlier,
      (avg(overall) filter (where ${recent}))::float8 as "recentScore",
      (avg(overall) filter (where ${earlier}))::float8 as "earlierScore",
      least(min(created_at) filter (where ${recent}) + ${age(periodDays)}, min(created_at) filter (where ${earlier}) + ${age(2 * periodDays)}) as until
    from listed`;
  if (!figures) throw new Error('An aggregate without groups answers one row.');
  return figures;
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
