import { inspect } from 'node:util';
import type { PrismaClient } from './generated/client.ts';

const shared = new WeakMap<PrismaClient, PrismaClient>();

const whole = { depth: null, maxArrayLength: null, maxStringLength: null };
const reads = /^(?:find\w+|count|aggregate|groupBy|\$queryRaw)$/;

/**
 * A client for many listeners of one event: equal reads requested at the same moment run as one statement. Later reads run again, so that nobody gets a row
 * from before an event. The rows are shared: do not change them.
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
        // Forget it before the next event can arrive, which must not get the old row.
        if (moment.size === 0) process.nextTick(() => moment.clear());
        const reading = query(args);
        moment.set(key, reading);
        return reading;
      },
    },
  });
  return client as unknown as PrismaClient;
}
