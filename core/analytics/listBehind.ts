import { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateSource, Stage } from '../../prisma/generated/enums.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { isListed } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { AppError } from '../errors.ts';
import type { Span } from './readFigures.ts';
import { isForward } from './readFlow.ts';

/** Figures of the analytics screen whose candidates can be listed. */
export const analyticsFigures = [
  'HIRES',
  'INTERVIEWS',
  'OFFERS',
  'ACCEPTED',
  'DECLINED',
  'SOURCE',
  'STAGE',
  'LEFT',
  'WENT_ON',
] as const;
export type AnalyticsFigure = (typeof analyticsFigures)[number];

export interface ListBehindInput {
  figure: AnalyticsFigure;
  span: Span;
  /** Of STAGE, LEFT and WENT_ON. */
  stage?: Stage | null | undefined;
  /** Of SOURCE. */
  sources?: readonly CandidateSource[] | null | undefined;
  skip: number;
  take: number;
}

/**
 * Exactly the candidates that a figure counts, newest event first.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT when the figure's stage or sources are missing
 */
export function listBehind(ctx: Ctx, input: ListBehindInput): Promise<{ ids: string[]; total: number }> {
  return readFromReplica(ctx, (copy) => list(copy, input));
}

async function list(ctx: Ctx, { skip, take, ...input }: ListBehindInput): Promise<{ ids: string[]; total: number }> {
  requireViewer(ctx);
  const behind = candidatesBehind(input);
  const rows = await ctx.db.$queryRaw<{ id: string; total: number }[]>`
    select id::text as id, (count(*) over ())::int as total from (${behind}) as behind (id, at)
    order by at desc, id offset ${Math.max(0, skip)}::int limit ${Math.min(500, take)}::int`;
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (skip > 0 ? await countAll(ctx, behind) : 0) };
}

async function countAll(ctx: Ctx, behind: Prisma.Sql): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ total: number }[]>`select count(*)::int as total from (${behind}) as behind`;
  return row?.total ?? 0;
}

/** SQL: id of each candidate and the time to sort by. The conditions are those of `readFigures`, `readFlow` and `summarizeAnalytics`. */
function candidatesBehind({ figure, span: { from, to }, stage, sources }: Omit<ListBehindInput, 'skip' | 'take'>): Prisma.Sql {
  const moved = (condition: Prisma.Sql) => Prisma.sql`
    select activities.candidate_id, max(activities.created_at) from activities
    where type = 'STAGE_CHANGE' and activities.created_at >= ${from} and activities.created_at < ${to} and ${condition}
    group by activities.candidate_id`;
  switch (figure) {
    case 'HIRES':
      return moved(Prisma.sql`to_stage = 'HIRED'
        and exists (select 1 from candidates where candidates.id = activities.candidate_id and candidates.stage = 'HIRED')`);
    case 'INTERVIEWS':
      return Prisma.sql`
        select candidate_id, max(at) from (
          select candidate_id, created_at as at from activities
          where type = 'STAGE_CHANGE' and to_stage = 'INTERVIEW' and created_at >= ${from} and created_at < ${to}
          union all
          select candidate_id, "when" from activities where type = 'SCHEDULE' and "when" >= ${from} and "when" < ${to}) as met
        group by candidate_id`;
    case 'OFFERS':
      return moved(Prisma.sql`to_stage = 'OFFER'`);
    case 'ACCEPTED':
      return moved(Prisma.sql`from_stage = 'OFFER' and to_stage = 'HIRED'`);
    case 'DECLINED':
      return moved(Prisma.sql`from_stage = 'OFFER' and to_stage = 'REJECTED'`);
    case 'LEFT':
      return moved(Prisma.sql`from_stage = ${needed(stage, 'stage')}::stage`);
    case 'WENT_ON':
      return moved(Prisma.sql`from_stage = ${needed(stage, 'stage')}::stage and ${isForward}`);
    case 'SOURCE':
      return Prisma.sql`select id, created_at from candidates
        where merged_into_id is null and source = any(${needed(sources, 'sources')}::candidate_source[]) and created_at >= ${from} and created_at < ${to}`;
    case 'STAGE':
      // Count people, as the figure does: of several candidates taken for one person, keep the last.
      return Prisma.sql`select distinct on (coalesce(person_id, id)) id, created_at from candidates
        where ${isListed} and stage = ${needed(stage, 'stage')}::stage order by coalesce(person_id, id), created_at desc, id`;
  }
}

function needed<Value>(value: Value | null | undefined, name: string): Value {
  if (value !== null && value !== undefined) return value;
  const message = `This figure needs "${name}".`;
  throw new AppError('INVALID_INPUT', { message }, [{ pointer: `/${name}`, message }]);
}
