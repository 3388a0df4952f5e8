import type { Prisma } from '../../prisma/generated/client.ts';

export type AuditAction =
  | 'user.signed-in'
  | 'user.sign-in-failed'
  | 'user.signed-out'
  | 'second-factor.turned-on'
  | 'second-factor.turned-off'
  | 'token.created'
  | 'token.revoked'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.switched-off'
  | 'project.created'
  | 'project.status-changed'
  | 'project.deleted'
  | 'project.archived'
  | 'project.unarchived'
  | 'project.self-reports-imported'
  | 'project.retention-set'
  | 'project.retention-removed'
  | 'project.proposal-taken'
  | 'requirements.saved'
  | 'requirements.rolled-back'
  | 'candidate.created'
  | 'candidate.corrected'
  | 'candidate.correction-removed'
  | 'candidate.typed-in'
  | 'candidate.stage-changed'
  | 'candidate.archived'
  | 'candidate.unarchived'
  | 'candidate.erased'
  | 'candidate.seen'
  | 'candidate.document-opened'
  | 'candidate.data-exported'
  | 'candidate.payment-changed'
  | 'candidates.exported'
  | 'activities.exported'
  | 'saved.exported'
  | 'candidate.self-report-set'
  | 'candidate.name-opened'
  | 'candidate.merged'
  | 'candidate.unmerged'
  | 'candidate.told-apart'
  | 'candidate.no-longer-told-apart'
  | 'blind-review.turned-on'
  | 'blind-review.turned-off'
  | 'document.read-again'
  | 'document.removed'
  | 'screening.started'
  | 'screening.cancelled'
  | 'renewal.stopped'
  | 'renewal.continued';

export interface AuditEntry {
  actorId: string | null;
  action: AuditAction;
  entity: 'user' | 'project' | 'candidate' | 'document' | 'screening' | 'job' | 'token' | 'webhook';
  entityId: string;
  /** Ids, states, hashes and names of fields; never personal data, because a record can never be changed. */
  details?: Prisma.InputJsonObject;
}

/**
 * Records who did what, in the same transaction as the change. At the commit the database chains the record to the one before (`verifyAudit`); it refuses to
 * change or delete it.
 *
 * @returns the record's id
 */
export async function recordAudit(
  tx: Prisma.TransactionClient,
  { actorId, action, entity, entityId, details = {} }: AuditEntry,
): Promise<string> {
  const { id } = await tx.auditEvent.create({ data: { actorId, action, entity, entityId, details }, select: { id: true } });
  return id;
}

/** {@link recordAudit} for many, in one statement. */
export async function recordAudits(tx: Prisma.TransactionClient, entries: readonly AuditEntry[]): Promise<void> {
  await tx.auditEvent.createMany({ data: entries.map((entry) => ({ details: {}, ...entry })) });
}
