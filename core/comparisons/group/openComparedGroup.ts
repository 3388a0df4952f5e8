import type { PrismaClient } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { type ComparedGroup, readComparedGroup, updateComparedGroup } from './comparedGroup.ts';
import { readGroupStamp, readSharedLines } from './readMembers.ts';

export interface OpenGroup extends ComparedGroup {
  /** Read when it is first asked for. */
  sharedLines(): Promise<ReadonlySet<number>>;
}

interface Kept {
  stamp: string;
  group: Promise<OpenGroup>;
}

export interface OpenGroupInput {
  projectId: string;
  /** Whether the shared lines will be needed: they are then read in parallel with the candidates. */
  lines?: boolean;
}

/** Positions kept in memory; the least recently used is dropped first. */
const mostKept = 4;

const kept = new WeakMap<PrismaClient, Map<string, Kept>>();

/** The compared candidates of a position, from memory except those that have changed. */
export async function openComparedGroup(ctx: Ctx, { projectId, lines = false }: OpenGroupInput): Promise<OpenGroup> {
  const groups = kept.get(ctx.db) ?? new Map<string, Kept>();
  kept.set(ctx.db, groups);
  const stamp = await readGroupStamp(ctx, { projectId });
  const known = groups.get(projectId);
  const entry = known?.stamp === stamp ? known : { stamp, group: readGroup(ctx, { projectId, lines, before: known?.group }) };
  groups.delete(projectId);
  groups.set(projectId, entry);
  for (const oldest of groups.keys()) if (groups.size > mostKept) groups.delete(oldest);
  // A failed read is not cached.
  entry.group.catch(() => groups.get(projectId) === entry && groups.delete(projectId));
  return entry.group;
}

async function readGroup(
  ctx: Ctx,
  { projectId, lines, before }: OpenGroupInput & { before: Promise<OpenGroup> | undefined },
): Promise<OpenGroup> {
  let reading: Promise<ReadonlySet<number>> | undefined;
  const sharedLines = () => {
    reading ??= readSharedLines(ctx, { projectId });
    reading.catch(() => (reading = undefined));
    return reading;
  };
  if (lines) void sharedLines();
  const last = await before?.catch(() => undefined);
  const group = last ? await updateComparedGroup(ctx, { projectId, before: last }) : await readComparedGroup(ctx, { projectId });
  return { ...group, sharedLines };
}
