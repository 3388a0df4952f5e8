import { createHash, randomUUID } from 'node:crypto';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type AuditEntry, recordAudit } from './recordAudit.ts';

export interface RecordExportInput {
  action: Extract<AuditEntry['action'], 'candidates.exported' | 'activities.exported' | 'saved.exported'>;
  /** Absent: the user's own list. */
  projectId?: string;
  candidateIds: readonly string[];
  /** How the candidates were chosen. May contain names: see {@link recordExport}. */
  filter?: object | null | undefined;
  details?: NonNullable<AuditEntry['details']>;
}

/**
 * Records who exported which candidates, and by which filter. The audit record holds only their number and hashes. Ids and filter are in `audit_exports`,
 * because a filter may contain a name, which is erased with the person. The salt keeps an erased filter from being guessed by its hash.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function recordExport(
  ctx: Ctx,
  { action, projectId, candidateIds, filter, details = {} }: RecordExportInput,
): Promise<void> {
  const { userId } = requireViewer(ctx);
  const ids = [...new Set(candidateIds.map((id) => id.toLowerCase()))].sort();
  const chosen = Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = chosen.length === 0 ? null : JSON.stringify({ salt: randomUUID(), ...Object.fromEntries(chosen) });
  await inTransaction(ctx, async (tx) => {
    const eventId = await recordAudit(tx, {
      actorId: userId,
      action,
      entity: projectId === undefined ? 'user' : 'project',
      entityId: projectId ?? userId,
      details: {
        ...details,
        count: ids.length,
        ids: hashText(ids.join(' ')),
        ...(text !== null && { filtered: chosen.map(([name]) => name), filter: hashText(text) }),
      },
    });
    await tx.auditExport.create({ data: { eventId, candidateIds: ids, filter: text } });
  });
}

/** SHA-256, hexadecimal. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
