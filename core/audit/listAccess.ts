import { z } from 'zod';
import type { AuditEvent } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

export interface ListAccessInput {
  candidateId: string;
  skip: number;
  take: number;
}

const uuid = z.uuid();

/**
 * Who saw, changed, exported and moved a candidate, newest first: the audit records of the candidate, of those merged into it, and of exports that held any of
 * them. The words of a note or a rejection stand in the activities.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function listAccess(ctx: Ctx, { candidateId, skip, take }: ListAccessInput): Promise<AuditEvent[]> {
  requireViewer(ctx);
  if (!uuid.safeParse(candidateId).success) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const known = await ctx.db.candidate.findMany({
    where: { OR: [{ id: candidateId }, { mergedIntoId: candidateId }] },
    select: { id: true },
  });
  if (known.length === 0) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const ids = known.map(({ id }) => id);
  return ctx.db.$queryRaw<AuditEvent[]>`
    select id::text as id, actor_id::text as "actorId", action, entity, entity_id as "entityId", details, created_at as "createdAt"
    from (
      select * from audit_events where entity = 'candidate' and entity_id = any(${ids}::text[])
      union all
      select audit_events.* from audit_exports join audit_events on audit_events.id = event_id where candidate_ids && ${ids}::uuid[]
    ) as found
    order by created_at desc, id desc offset ${skip} limit ${take}`;
}
