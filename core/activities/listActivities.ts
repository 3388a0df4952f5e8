import type { Activity } from '../../prisma/generated/client.ts';
import { userNames } from '../accounts/userNames.ts';
import { getCandidate } from '../candidates/getCandidate.ts';
import type { Ctx } from '../context.ts';
import { olderThan, type RowInTime } from '../database/olderThan.ts';
import { AppError } from '../errors.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskStrings } from '../privacy/maskFacts.ts';

export interface ListActivitiesInput {
  candidateId: string;
  /** Only activities below this one. */
  after?: RowInTime | undefined;
  /** Absent: all. */
  take?: number | undefined;
  /** Only those recorded at this moment or later. */
  updatedSince?: Date | undefined;
}

export interface ListedActivity extends Activity {
  /** Name, else e-mail address, of who entered it; null when their account is gone. */
  author: string | null;
  /** Whom the note mentions and whose account is still there. */
  mentioned: { id: string; name: string }[];
}

/**
 * What happened with a candidate, newest first. In blind review, notes hide what identifies the candidate.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function listActivities(
  ctx: Ctx,
  { candidateId, after, take, updatedSince }: ListActivitiesInput,
): Promise<{ items: ListedActivity[]; total: number }> {
  await getCandidate(ctx, { id: candidateId });
  const where = { candidateId, ...(updatedSince && { createdAt: { gte: updatedSince } }), ...olderThan(after) };
  const rows = await ctx.db.activity.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...(take !== undefined && { take }),
  });
  const total = await ctx.db.activity.count({ where });
  return { items: await present(ctx, rows), total };
}

/**
 * One activity as {@link listActivities} shows it.
 *
 * @throws AppError NOT_FOUND
 */
export async function getActivity(ctx: Ctx, { id }: { id: string }): Promise<ListedActivity> {
  const found = await ctx.db.activity.findMany({ where: { id } });
  const [activity] = await present(ctx, found);
  if (activity === undefined) throw new AppError('NOT_FOUND', { entity: 'Node' });
  return activity;
}

/** {@link listActivities} for several candidates at once, by candidate id. The caller checks that the viewer may see them. */
export async function activitiesOf(
  ctx: Ctx,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<Map<string, ListedActivity[]>> {
  const where = { candidateId: { in: [...candidateIds] } };
  const rows = await ctx.db.activity.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  const byCandidate = new Map<string, ListedActivity[]>(candidateIds.map((id) => [id, []]));
  for (const activity of await present(ctx, rows)) byCandidate.get(activity.candidateId)?.push(activity);
  return byCandidate;
}

async function present(ctx: Ctx, rows: readonly Activity[]): Promise<ListedActivity[]> {
  const names = await userNames(
    ctx,
    rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
  );
  const masks = await loadMasks(ctx, { candidateIds: rows.map(({ candidateId }) => candidateId) });
  return mapInTurns(rows, (row) => {
    const mask = masks.get(row.candidateId);
    const mentioned = row.mentions.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
    const note = mask ? maskStrings(row.note, mask) : row.note;
    return { ...row, note, mentioned, author: names.get(row.authorId ?? '') ?? null };
  });
}
