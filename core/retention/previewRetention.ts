import { z } from 'zod';
import type { Prisma, RetentionRule } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from '../projects/getProject.ts';
import { isOver, nextRetentionRun, notKept, type RetentionTerm, retentionGroups, retentionTerm } from './retentionRule.ts';

export interface RetentionPreview extends RetentionTerm {
  /** Candidates whom the rule would erase now. */
  candidates: number;
  /** People: several candidates of a position may be one. */
  people: number;
  /** The first of the candidates, longest without activity first. */
  firstIds: string[];
  /** People whose period is over but who are kept. */
  hired: number;
  /** On somebody's saved list, and not hired. */
  saved: number;
  /** One of their documents or bulk jobs is being processed. */
  busy: number;
  /** When the rule would first run if it were set or changed now. */
  firstRunAt: Date;
  /** When the next person's period ends if nothing happens; null when there is nobody. */
  nextOverAt: Date | null;
}

const mostShown = 20;
const input = z.object(retentionTerm);

/**
 * Whom a rule would erase if it were set now. Changes nothing.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function previewRetention(
  ctx: Ctx,
  { projectId, ...given }: { projectId: string } & RetentionTerm,
): Promise<RetentionPreview> {
  const { id } = await getProject(ctx, { id: projectId });
  const term = parseInput(input, given);
  const now = ctx.now();
  const counts = await countRetention(ctx.db, { projectId: id, ...term, now });
  return { ...term, ...counts, firstRunAt: nextRetentionRun({ setAt: now, now }) };
}

/** The figures of a preview; also for use in a transaction. */
export async function countRetention(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { projectId, days, countedFrom, now }: { projectId: string; now: Date } & RetentionTerm,
): Promise<Omit<RetentionPreview, 'firstRunAt' | keyof RetentionTerm>> {
  const over = isOver({ days, now });
  const [row] = await db.$queryRaw<[Counted]>`
    with groups as (${retentionGroups({ projectId, countedFrom })}),
    due as (select * from groups where ${over} and ${notKept})
    select (select coalesce(sum(cardinality(ids)), 0)::int from due) as candidates, (select count(*)::int from due) as people,
      array(select unnest(ids)::text from due order by since, person limit ${mostShown}) as "firstIds",
      count(*) filter (where ${over} and hired)::int as hired,
      count(*) filter (where ${over} and saved and not hired)::int as saved,
      count(*) filter (where ${over} and busy and not (hired or saved))::int as busy,
      min(since) filter (where not ${over} and ${notKept} and isfinite(since)) as "nextSince"
    from groups`;
  const { nextSince, ...counts } = row;
  return { ...counts, nextOverAt: nextSince === null ? null : new Date(nextSince.getTime() + days * 86_400_000) };
}

interface Counted {
  candidates: number;
  people: number;
  firstIds: string[];
  hired: number;
  saved: number;
  busy: number;
  nextSince: Date | null;
}

/** The rule of a position; null when it has none. */
export async function getRetention(
  ctx: Ctx,
  { projectId }: { projectId: string },
): Promise<(RetentionRule & { nextRunAt: Date }) | null> {
  const { id } = await getProject(ctx, { id: projectId });
  const rule = await ctx.db.retentionRule.findUnique({ where: { projectId: id } });
  return rule && { ...rule, nextRunAt: nextRetentionRun({ setAt: rule.setAt, now: ctx.now() }) };
}
