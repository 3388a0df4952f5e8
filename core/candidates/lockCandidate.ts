import { z } from 'zod';
import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { AppError } from '../errors.ts';
import { lockPersons } from './groupPersons.ts';

const uuid = z.uuid();

/**
 * Locks a candidate, and the grouping of its project by person, against other writers until the transaction ends.
 *
 * @throws AppError NOT_FOUND
 */
export async function lockCandidate(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<Candidate> {
  const known = uuid.safeParse(id).success;
  const found = known ? await tx.candidate.findUnique({ where: { id }, select: { projectId: true } }) : null;
  if (found === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  await lockPersons(tx, found);
  await tx.$executeRaw`select 1 from candidates where id = ${id}::uuid for no key update`;
  const candidate = await tx.candidate.findUnique({ where: { id } });
  if (candidate === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  return candidate;
}
