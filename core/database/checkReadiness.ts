import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

/** A database that takes longer, in milliseconds, counts as unavailable. */
const patience = 3000;

/**
 * Checks that the database answers.
 *
 * @throws AppError UNAVAILABLE
 */
export async function checkReadiness({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const answer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref());
  if (!(await Promise.race([answer, tooLate]))) throw new AppError('UNAVAILABLE');
}
