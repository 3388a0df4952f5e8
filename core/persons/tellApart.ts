import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';

export interface TellApartInput {
  candidateId: string;
  otherId: string;
  /** False revokes this: they may be one person again. */
  different: boolean;
}

/**
 * Records that two candidates are different people although they share an e-mail, a phone or a name: they are no longer grouped or proposed for merging.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND; INVALID_INPUT for candidates of different positions; CONFLICT when they are merged
 */
export async function tellApart(ctx: Ctx, { candidateId, otherId, different }: TellApartInput): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const one = await lockCandidate(tx, { id: candidateId });
    const other = await lockCandidate(tx, { id: otherId });
    if (one.id === other.id || one.projectId !== other.projectId)
      throw new AppError('INVALID_INPUT', { message: 'Choose another candidate of the same position.' });
    if (one.mergedIntoId !== null || other.mergedIntoId !== null) throw new AppError('CONFLICT');
    const [smaller = '', larger = ''] = [one.id, other.id].sort();
    const pair = { oneId: smaller, otherId: larger };
    if (different)
      await tx.differentPerson.createMany({ data: { ...pair, authorId: userId, createdAt: ctx.now() }, skipDuplicates: true });
    else await tx.differentPerson.deleteMany({ where: pair });
    const group = await tx.candidate.findMany({
      where: { projectId: one.projectId, personId: { in: [one.personId, other.personId].flatMap((id) => id ?? []) } },
      select: { id: true },
    });
    await groupPersons(tx, { projectId: one.projectId, candidateIds: [one.id, other.id, ...group.map(({ id }) => id)] });
    await recordAudit(tx, {
      actorId: userId,
      action: different ? 'candidate.told-apart' : 'candidate.no-longer-told-apart',
      entity: 'candidate',
      entityId: one.id,
      details: { other: other.id },
    });
    return tx.candidate.findUniqueOrThrow({ where: { id: one.id } });
  });
}
