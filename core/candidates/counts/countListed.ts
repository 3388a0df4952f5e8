import type { Ctx } from '../../context.ts';
import { keepLatest } from '../../database/keepLatest.ts';
import { isActive } from '../activeCandidate.ts';
import { countPersons } from './countPersons.ts';
import { projectVersion, readProjectVersion } from './projectVersion.ts';

interface Counted {
  /** Of the position when it was counted. */
  version: string;
  listed: number;
  persons: number;
}

/** Positions. */
const mostKept = 200;

const kept = keepLatest<Counted>(mostKept);

/** Number of candidates that the lists of a position show, and of people among them. Counted anew only when the position has changed. */
export async function countListed(
  ctx: Pick<Ctx, 'db'>,
  { projectId }: { projectId: string },
): Promise<Pick<Counted, 'listed' | 'persons'>> {
  const before = kept.get(ctx.db, projectId);
  if (before && before.version === (await readProjectVersion(ctx, { projectId }))) return before;
  const [counted] = await ctx.db.$queryRaw<Counted[]>`
    select ${projectVersion(projectId)} as version, count(*)::int as listed, ${countPersons} as persons
    from candidates where candidates.project_id = ${projectId}::uuid and ${isActive}`;
  if (!counted) throw new Error('An aggregate without groups answers one row.');
  kept.set(ctx.db, projectId, counted);
  return counted;
}
