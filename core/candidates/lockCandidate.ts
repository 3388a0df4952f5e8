import { z } from 'zod';
import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/**
 * The candidate, locked against other writers until the transaction ends.
 *
 * @throws AppError NOT_FOUND
 */
export async function lockCandidate(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<Candidate> {
  const known = uuid.safeParse(id).success;
  if (known) await tx.$executeRaw`select 1 from candidates where id = ${id}::uuid for no key update`;
  const candidate = known ? await tx.candidate.findUnique({ where: { id } }) : null;
  if (candidate === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  return candidate;
}
