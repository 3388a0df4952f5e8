import { expect } from 'vitest';
import { AppError, type ErrorCode } from '../errors.ts';

/** Awaits the failure of a core function and returns it. */
export async function expectError(promise: Promise<unknown>, code: ErrorCode): Promise<AppError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected ${code}, got ${String(error)}.`, { cause: error });
  expect(error.code).toBe(code);
  return error;
}
