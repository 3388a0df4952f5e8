import { AppError } from '../core/errors.ts';
import type { DecodedId } from './globalId.ts';
import { maxPageSize } from './plugins/pageArguments.ts';
import type { RequestContext } from './requestContext.ts';

/** Everything is shared by all who sign in, but for people: each sees only themselves. */
function mayOpen({ typename, id }: DecodedId, { viewer }: RequestContext): boolean {
  return typename !== 'User' || id === viewer?.userId;
}

export function openNode<Node>(id: DecodedId, ctx: RequestContext, load: (id: DecodedId) => Node): Node | null {
  return mayOpen(id, ctx) ? load(id) : null;
}

/** Each in its place; what is not there, or not for the caller, is null. */
export async function openNodes(
  ids: readonly DecodedId[],
  ctx: RequestContext,
  load: (ids: DecodedId[]) => Promise<unknown[]>,
): Promise<unknown[]> {
  if (ids.length > maxPageSize) throw new AppError('INVALID_INPUT', { message: `At most ${maxPageSize} ids.` });
  const open = ids.filter((id) => mayOpen(id, ctx));
  const nodes = await load(open);
  const places = new Map(open.map((id, index) => [id, nodes[index]]));
  return ids.map((id) => places.get(id) ?? null);
}
