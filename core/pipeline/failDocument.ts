import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { ErrorCode, ErrorParams } from '../errors.ts';
import { lockProject } from '../projects/lockProject.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { settleRequirements } from '../screenings/settleRequirements.ts';

export interface FailDocumentInput {
  documentId: string;
  code: ErrorCode;
  params?: ErrorParams;
}

/** Fails a document with a reason that the user sees beside the file. A document that has already ended stays as it is. */
export async function failDocument(
  ctx: Ctx,
  { documentId, code, params = defaultParams(ctx, code) }: FailDocumentInput,
): Promise<void> {
  const found = await ctx.db.document.findUnique({ where: { id: documentId }, select: { projectId: true, kind: true } });
  if (found === null) return;
  const screeningId = await inTransaction(ctx, async (tx) => {
    await lockProject(tx, { id: found.projectId });
    const [failed] = await tx.document.updateManyAndReturn({
      where: { id: documentId, state: { in: ['QUEUED', 'READING', 'EXTRACTING', 'SCORING'] } },
      data: { state: 'FAILED', errorCode: code, errorParams: params, finishedAt: ctx.now() },
      include: { screening: true },
    });
    if (failed?.screening && failed.kind === 'JOB_DESCRIPTION')
      await settleRequirements(ctx, tx, { screening: failed.screening });
    return failed?.screeningId ?? null;
  });
  if (screeningId !== null) await refreshScreening(ctx, { screeningId });
}

function defaultParams({ limits }: Ctx, code: ErrorCode): ErrorParams {
  return code === 'TOO_LARGE' ? { limitMb: Math.round(limits.maxFileBytes / 1024 / 1024) } : {};
}
