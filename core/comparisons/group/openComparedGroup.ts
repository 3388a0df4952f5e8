import { readProjectVersion } from '../../candidates/counts/projectVersion.ts';
import type { Ctx } from '../../context.ts';
import { keepLatest } from '../../database/keepLatest.ts';
import { type ComparedGroup, readComparedGroup, updateComparedGroup } from './comparedGroup.ts';
import { readSharedLines } from './readMembers.ts';

export interface OpenGroup extends ComparedGroup {
  /** Read when it is first asked for. */
  sharedLines(): Promise<ReadonlySet<number>>;
}

interface Kept {
  /** Of the position, before the group was read. */
  version: string;
  group: Promise<OpenGroup>;
}

export interface OpenGroupInput {
  projectId: string;
  /** Whether the shared lines will be needed: they are then read in parallel with the candidates. */
  lines?: boolean;
}

/** Positions. */
const mostKept = 4;

const kept = keepLatest<Kept>(mostKept);

/** The compared candidates of a position, from memory except those that have changed. */
export async function openComparedGroup(ctx: Ctx, { projectId, lines = false }: OpenGroupInput): Promise<OpenGroup> {
  const version = await readProjectVersion(ctx, { projectId });
  const known = kept.get(ctx.db, projectId);
  const entry =
    known?.version === version ? known : { version, group: readGroup(ctx, { projectId, lines, before: known?.group }) };
  kept.set(ctx.db, projectId, entry);
  // A failed read is not kept.
  entry.group.catch(() => kept.drop(ctx.db, projectId, entry));
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
