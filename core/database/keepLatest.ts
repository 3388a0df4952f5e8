import type { PrismaClient } from '../../prisma/generated/client.ts';

/** Values kept in memory, apart for each database; the least recently used are dropped first. */
export interface Kept<Value> {
  get(db: PrismaClient, key: string): Value | undefined;
  set(db: PrismaClient, key: string, value: Value): void;
  /** Drops the value, unless another has taken its place. */
  drop(db: PrismaClient, key: string, value: Value): void;
}

/** @param most values for each database */
export function keepLatest<Value>(most: number): Kept<Value> {
  const databases = new WeakMap<PrismaClient, Map<string, Value>>();
  return {
    get: (db, key) => databases.get(db)?.get(key),
    set(db, key, value) {
      const values = databases.get(db) ?? new Map<string, Value>();
      databases.set(db, values);
      values.delete(key);
      values.set(key, value);
      for (const oldest of values.keys()) if (values.size > most) values.delete(oldest);
    },
    drop(db, key, value) {
      const values = databases.get(db);
      if (values?.get(key) === value) values.delete(key);
    },
  };
}
