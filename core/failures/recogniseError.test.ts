import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { recogniseError } from './recogniseError.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
afterAll(() => test.drop());

const codeOf = (error: unknown) => recogniseError(error)?.code ?? null;

describe('an error', () => {
  it.each([
    ['53100', 'DISK_FULL'],
    ['57014', 'UNAVAILABLE'],
    ['57P01', 'UNAVAILABLE'],
    ['40P01', 'UNAVAILABLE'],
    ['55P03', 'UNAVAILABLE'],
    ['22012', null],
  ])('of PostgreSQL with the code %s is %s, in a transaction too', async (state, expected) => {
    const { db } = test.ctx;
    const raise = `do $$ begin raise exception using errcode = '${state}', message = 'as planted'; end $$`;
    expect(codeOf(await db.$executeRawUnsafe(raise).catch((error: unknown) => error))).toBe(expected);
    const inTransaction = db.$transaction((tx) => tx.$executeRawUnsafe(raise));
    expect(codeOf(await inTransaction.catch((error: unknown) => error))).toBe(expected);
  });

  it('of a transaction that got no connection in time is UNAVAILABLE', async () => {
    const { db } = test.ctx;
    const late = db.$transaction(
      async (tx) => {
        await tx.$queryRaw`select 1::text as one from pg_sleep(0.05)`;
        await tx.user.count();
      },
      { timeout: 10 },
    );
    expect(codeOf(await late.catch((error: unknown) => error))).toBe('UNAVAILABLE');
  });

  it('of the file system without room is DISK_FULL, also as a cause or in the words of the database that could not start', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(codeOf(full)).toBe('DISK_FULL');
    expect(codeOf(new Error('not stored', { cause: full }))).toBe('DISK_FULL');
    expect(codeOf(new Error('FATAL: could not write lock file "postmaster.pid": No space left on device'))).toBe('DISK_FULL');
    const cut =
      'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10\nHINT:  Check free disk space.';
    expect(codeOf(new Error(`The embedded database could not be created (initdb): ${cut}`))).toBe('DISK_FULL');
    expect(codeOf(new TypeError('a bug'))).toBeNull();
  });
});
