import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../prisma/testing/createTestDatabase.ts';
import { createPostgresEvents, type PostgresEvents } from './createPostgresEvents.ts';

let database: TestDatabase;
let one: PostgresEvents;
let other: PostgresEvents;
const problems: string[] = [];
const stop = new AbortController();
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { url: database.url, onProblem: (message: string) => void problems.push(message) };
  [one, other] = await Promise.all([createPostgresEvents(options), createPostgresEvents(options)]);
});
afterAll(async () => {
  stop.abort();
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

describe('createPostgresEvents', () => {
  it('brings messages to other processes in the order they were sent', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `job ${index}`);
    const seen: (string | undefined)[] = [];
    const following = other.subscribe('job', AbortSignal.any([stop.signal]))[Symbol.asyncIterator]();
    const first = following.next();
    for (const id of ids) one.publish('job', { id, version: 1 });
    seen.push((await first).value?.id);
    while (seen.length < ids.length) seen.push((await following.next()).value?.id);
    expect(seen).toEqual(ids);
  });

  it('ends when its signal aborts', async () => {
    const ending = new AbortController();
    const following = one.subscribe('screening', ending.signal)[Symbol.asyncIterator]();
    const next = following.next();
    ending.abort();
    expect((await next).done).toBe(true);
  });

  it('reconnects by itself, reports the gap, and continues', async () => {
    const following = other.subscribe('screening', AbortSignal.any([stop.signal]))[Symbol.asyncIterator]();
    const next = following.next();
    await database.prisma
      .$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'noa events' and datname = current_database()`;
    expect((await next).value).toBeNull();
    const message = following.next();
    await expect.poll(() => one.listening).toBe(true);
    one.publish('screening', { id: 'b' });
    expect((await message).value).toEqual({ id: 'b' });
    expect(problems).toContain('event connection lost');
  });

  it('skips a message it cannot read', async () => {
    const following = other.subscribe('job', AbortSignal.any([stop.signal]))[Symbol.asyncIterator]();
    const next = following.next();
    await database.prisma.$queryRaw`select pg_notify('noa_events', 'not json')::text`;
    one.publish('job', { id: 'c', version: 1 });
    expect((await next).value).toEqual({ id: 'c', version: 1 });
  });
});
