import type { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * Checks input from outside.
 *
 * @throws AppError INVALID_INPUT with one issue per wrong field, each with a JSON pointer
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({
    pointer: path.map((step) => `/${String(step)}`).join(''),
    message,
  }));
  throw new AppError('INVALID_INPUT', { message: issues[0]?.message ?? 'The input is invalid.' }, issues);
}
