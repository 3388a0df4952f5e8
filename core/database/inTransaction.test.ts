import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { inTransaction } from './inTransaction.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
afterAll(() => test.drop());

it('two transactions that wait for each other both come to their end, by our own statements and by those of the client', async () => {
  const { ctx } = test;
  const users = await Promise.all(['a', 'b'].map((name) => ctx.db.user.create({ data: { email: `${name}@example.com` } })));
  const ids = users.map(({ id }) => id);
  for (const own of [true, false]) {
    let runs = 0;
    let arrived = 0;
    // In the first run both hold one row and ask for the other; later runs need not wait.
    const cross = (order: readonly string[]) =>
      inTransaction(ctx, async (tx) => {
        runs++;
        for (const [index, id] of order.entries()) {
          if (own) await tx.$executeRaw`update users set email = email where id = ${id}::uuid`;
          else await tx.user.update({ where: { id }, data: { email: `${id}@example.com` } });
          if (index > 0) continue;
          arrived++;
          await expect.poll(() => arrived, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
        }
      });
    await Promise.all([cross(ids), cross([...ids].reverse())]);
    expect(runs).toBeGreaterThanOrEqual(3);
  }
});
