import { recordSeen } from '../../core/audit/recordSeen.ts';
import { AppError } from '../../core/errors.ts';
import { maxPageSize } from '../plugins/pageArguments.ts';
import type { RequestContext } from '../requestContext.ts';
import type { DecodedId } from './globalId.ts';

/** Who may open a node by its id: everyone who is signed in, or only its owner. Types that are not listed cannot be opened. */
const access: Readonly<Record<string, 'everyone' | 'self'>> = {
  Activity: 'everyone',
  Candidate: 'everyone',
  Document: 'everyone',
  Job: 'everyone',
  Project: 'everyone',
  Requirements: 'everyone',
  Screening: 'everyone',
  User: 'self',
};

function mayOpen({ typename, id }: DecodedId, { viewer }: RequestContext): boolean {
  if (viewer === null || !Object.hasOwn(access, typename)) return false;
  return access[typename] === 'everyone' || id === viewer.userId;
}

/**
 * Loads nodes in order. Missing ones and those the caller may not see are null; the latter are not even loaded.
 *
 * @param load gets the ids with null in place of those it must not load. Do not pass the function that Pothos gives to resolvers: it ignores its argument and
 * loads everything the caller asked for.
 */
export async function openNodes(
  ids: readonly DecodedId[],
  ctx: RequestContext,
  load: (ids: (DecodedId | null)[]) => Promise<unknown[]>,
): Promise<unknown[]> {
  if (ids.length > maxPageSize) throw new AppError('INVALID_INPUT', { message: `At most ${maxPageSize} ids.` });
  return load(ids.map((id) => (mayOpen(id, ctx) ? id : null)));
}

/** One node, as {@link openNodes} loads it. Opening a candidate is recorded in the audit log; showing it in a list is not. */
export async function openNode(
  id: DecodedId,
  ctx: RequestContext,
  load: (ids: (DecodedId | null)[]) => Promise<unknown[]>,
): Promise<unknown> {
  const seen = id.typename === 'Candidate' && mayOpen(id, ctx) ? [id.id] : [];
  const [nodes] = await Promise.all([openNodes([id], ctx, load), recordSeen(ctx, { candidateIds: seen })]);
  return nodes[0];
}
