import type { PrismaClient } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { type ComparedGroup, readComparedGroup } from './comparedGroup.ts';
import { readGroupStamp, readSharedLines } from './readMembers.ts';

export interface OpenGroup extends ComparedGroup {
  /** Read once, when it is first asked for. */
  sharedLines(): Promise<ReadonlySet<number>>;
}

interface Kept {
  stamp: string;
  group: Promise<OpenGroup>;
}

/** Positions kept in memory; the one that was not used for longest goes first. */
const mostKept = 4;

const kept = new WeakMap<PrismaClient, Map<string, Kept>>();

/** The compared candidates of a position, from memory unless one of them has changed. */
export async function openComparedGroup(ctx: Ctx, { projectId }: { projectId: string }): Promise<OpenGroup> {
  const groups = kept.get(ctx.db) ?? new Map<string, Kept>();
  kept.set(ctx.db, groups);
  const stamp = await readGroupStamp(ctx, { projectId });
  const known = groups.get(projectId);
  const entry = known?.stamp === stamp ? known : { stamp, group: readGroup(ctx, projectId) };
  groups.delete(projectId);
  groups.set(projectId, entry);
  for (const oldest of groups.keys()) if (groups.size > mostKept) groups.delete(oldest);
  // What could not be read is not kept.
  entry.group.catch(() => groups.get(projectId) === entry && groups.delete(projectId));
  return entry.group;
}

async function readGroup(ctx: Ctx, projectId: string): Promise<OpenGroup> {
  let lines: Promise<ReadonlySet<number>> | undefined;
  const group = await readComparedGroup(ctx, { projectId });
  return {
    ...group,
    sharedLines() {
      lines ??= readSharedLines(ctx, { projectId });
      lines.catch(() => (lines = undefined));
      return lines;
    },
  };
}
