import { AppError } from '../errors.ts';

const prefix = 'changes:';

/** A reader's place in the feed: after the change with this number. Opaque to callers. */
export function writeChangeToken(number: bigint): string {
  return Buffer.from(`${prefix}${number}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for anything that {@link writeChangeToken} did not write */
export function readChangeToken(token: string): bigint {
  const [, digits] = /^changes:(\d{1,18})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (digits === undefined) throw wrongToken('This is no token of the change feed.');
  return BigInt(digits);
}

export function wrongToken(message: string): AppError {
  return new AppError('INVALID_INPUT', { message }, [{ pointer: '/since', message }]);
}
