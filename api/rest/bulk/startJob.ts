import { z } from 'zod';
import type { BulkKind } from '../../../core/bulk/bulkOperation.ts';
import { startBulk } from '../../../core/bulk/startBulk.ts';
import { largestSelection } from '../../../core/candidates/largestSelection.ts';
import type { Ctx } from '../../../core/context.ts';
import { problems } from '../route.ts';
import { presentStarted, StartedJob } from './job.ts';

export const tags = ['bulk'];
export const response = { 202: StartedJob, ...problems };
export const uuid = z.uuid().max(36);
export const selectedIds = z.array(uuid).min(1).max(largestSelection);

/** Body limit: the ids of the largest selection, with quotes and commas. */
export const bodyLimit = 5 * 1024 * 1024;

/** Starts an operation on many candidates, always in the background. `GET /bulk/{id}` shows its progress. */
export async function startJob(
  ctx: Ctx,
  kind: BulkKind,
  chosen: readonly string[],
  input: object,
): Promise<z.infer<typeof StartedJob>> {
  return presentStarted(await startBulk(ctx, { kind, input, selection: { ids: [...chosen] } }));
}
