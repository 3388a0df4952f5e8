import { PluginError } from '../plugins/contract.ts';
import { AppError } from './errors.ts';

/** Codes of drivers and Prisma when the database does not answer: refused, gone, restarting, or no connection in time. */
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
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);
const awayKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Can't reach database server|Server has closed the connection/;

/** PostgreSQL's errors for U+0000 in a text or in JSON, the one character that it cannot store. */
const unstorableCodes = new Set(['22021', '22P05']);

/**
 * The expected failure behind an error: itself, a document's refusal by its code, `UNAVAILABLE` for a database that is away, `INVALID_INPUT` for text it
 * cannot store. Null for a bug, which the doors log and mask.
 */
export function recogniseError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof PluginError) return new AppError(error.code);
  if (isUnstorable(error)) return new AppError('INVALID_INPUT', { message: 'A text cannot contain the character U+0000.' });
  return isDatabaseAway(error) ? new AppError('UNAVAILABLE') : null;
}

function isUnstorable(error: unknown): boolean {
  const { meta } = (error ?? {}) as { meta?: { driverAdapterError?: { cause?: { code?: unknown } } } };
  return unstorableCodes.has(String(meta?.driverAdapterError?.cause?.code));
}

/** Whether the error or its cause says that the database cannot be reached. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const { code, cause, meta } = error as { code?: unknown; cause?: unknown; meta?: { driverAdapterError?: unknown } };
  if (typeof code === 'string' && awayCodes.has(code)) return true;
  if (isAwayKind(cause) || awayMessages.test(error.message)) return true;
  const inner = error instanceof AggregateError ? error.errors : [];
  return [cause, meta?.driverAdapterError, ...inner].some((next) => isDatabaseAway(next, depth + 1));
}

/** Prisma's driver adapters wrap the driver's error in a plain object with a `kind`. */
function isAwayKind(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const { kind, originalCode, code } = cause as { kind?: unknown; originalCode?: unknown; code?: unknown };
  return awayKinds.has(String(kind)) || awayCodes.has(String(originalCode)) || awayCodes.has(String(code));
}
