import { inspect } from 'node:util';
import type { PrismaClient } from './generated/client.ts';

const shared = new WeakMap<PrismaClient, PrismaClient>();

const whole = { depth: null, maxArrayLength: null, maxStringLength: null };
const reads = /^(?:find\w+|count|aggregate|groupBy|\$queryRaw)$/;

/**
 * A client for many listeners of one event: equal reads that are asked for at the same moment are one statement. Later ones are read afresh, so
 * that nobody gets a row as it was before the event. The rows are shared: don't change them.
 */
export function shareReads(db: PrismaClient): PrismaClient {
  const known = shared.get(db) ?? createSharing(db);
  shared.set(db, known);
  shared.set(known, known);
  return known;
}

function createSharing(db: PrismaClient): PrismaClient {
  const moment = new Map<string, Promise<unknown>>();
  const client = db.$extends({
    query: {
      $allOperations({ model, operation, args, query }) {
        if (!reads.test(operation)) return query(args);
        const key = `${model ?? ''} ${operation} ${inspect(args, whole)}`;
        const known = moment.get(key);
        if (known) return known;
        // Before the next event can come in: a later one must not get the row as it was.
        if (moment.size === 0) process.nextTick(() => moment.clear());
        const reading = query(args);
        moment.set(key, reading);
        return reading;
      },
    },
  });
  return client as unknown as PrismaClient;
}
