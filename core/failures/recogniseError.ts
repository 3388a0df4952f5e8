import { PluginError } from '../../plugins/contract.ts';
import { AppError } from '../errors.ts';

/** PostgreSQL's code for a lock that others held for too long. */
const lockTimeout = '55P03';
/** Error codes of drivers and Prisma for a database that does not answer: connection refused or lost, restarting, or a timeout. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  // No connection for a transaction in time, or the transaction took too long.
  'P2028',
  // Repeated conflicts with other writers: see inTransaction.
  'P2034',
  '40001',
  '40P01',
  lockTimeout,
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);
/** Error codes of the operating system and PostgreSQL for a full disk. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** The last is PostgreSQL's, for a file of which only a part could be written. */
const fullMessages = /No space left on device|Disk quota exceeded|Check free disk space/;

const awayKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TransactionWriteConflict']);
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Can't reach database server|Server has closed the connection/;

/** PostgreSQL's errors for U+0000 in a text or in JSON, the one character that it cannot store. */
const unstorableCodes = new Set(['22021', '22P05']);

/**
 * The expected failure behind an error: an AppError itself, a refused document by its code, `UNAVAILABLE` when the database cannot be reached, `DISK_FULL`, or
 * `INVALID_INPUT` for text that cannot be stored. Null for a bug, which callers log and mask.
 */
export function recogniseError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof PluginError) return new AppError(error.code);
  if (isUnstorable(error)) return new AppError('INVALID_INPUT', { message: 'A text cannot contain the character U+0000.' });
  if (isDiskFull(error)) return new AppError('DISK_FULL');
  return isDatabaseAway(error) ? new AppError('UNAVAILABLE') : null;
}

function isUnstorable(error: unknown): boolean {
  const { meta } = (error ?? {}) as { meta?: { driverAdapterError?: { cause?: { code?: unknown } } } };
  return unstorableCodes.has(String(meta?.driverAdapterError?.cause?.code));
}

/** Whether the error or its cause says that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCause(
    error,
    ({ codes, kind, message }) => codes.some((code) => awayCodes.has(code)) || awayKinds.has(kind) || awayMessages.test(message),
  );
}

/** Whether the error or its cause says that others held a lock for too long. */
export function isLockedOut(error: unknown): boolean {
  return hasCause(error, ({ codes }) => codes.includes(lockTimeout));
}

/** Whether the error or its cause says that a disk is full: this machine's or the database's. */
export function isDiskFull(error: unknown): boolean {
  return hasCause(error, ({ codes, message }) => codes.some((code) => fullCodes.has(code)) || fullMessages.test(message));
}

interface Signs {
  codes: readonly string[];
  kind: string;
  message: string;
}

/** Looks at an error and what caused it. Prisma's driver adapters wrap the driver's error in a plain object with a `kind`. */
function hasCause(error: unknown, matches: (signs: Signs) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, originalCode, kind, message, cause, meta, errors } = error as Record<string, unknown>;
  if (
    matches({
      codes: [String(code), String(originalCode)],
      kind: String(kind),
      message: typeof message === 'string' ? message : '',
    })
  )
    return true;
  const inner = error instanceof AggregateError ? (errors as unknown[]) : [];
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown };
  return [cause, driverAdapterError, ...inner].some((next) => hasCause(next, matches, depth + 1));
}
