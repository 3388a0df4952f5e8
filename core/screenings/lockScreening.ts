import type { Prisma, Screening } from '../../prisma/generated/client.ts';
import { AppError } from '../errors.ts';

/**
 * Locks the screening against other writers until the transaction ends. If you need both locks, lock the project first.
 *
 * @throws AppError NOT_FOUND
 */
export async function lockScreening(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<Screening> {
  await tx.$executeRaw`select 1 from screenings where id = ${id}::uuid for no key update`;
  const screening = await tx.screening.findUnique({ where: { id } });
  if (screening === null) throw new AppError('NOT_FOUND', { entity: 'Screening' });
  return screening;
}

/** @throws AppError NOT_FOUND; SCREENING_ENDED when it takes no more files */
export async function lockOpenScreening(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<Screening> {
  const screening = await lockScreening(tx, { id });
  if (screening.state === 'COMPLETED' || screening.state === 'CANCELLED') throw new AppError('SCREENING_ENDED');
  return screening;
}
