import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { beginRequest } from './beginRequest.ts';
import { dropRequest, finishRequest } from './finishRequest.ts';
import { keyLifetime } from './keyTimes.ts';
import { renewRequests } from './renewRequests.ts';

const answer = { status: 201, body: { id: 'x' } };

describe('a request with a key', () => {
  let test: TestContext;
  let ctx: Ctx;
  let keys = 0;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  const newKey = () => ({ key: `key ${++keys}`, requestHash: 'same' });
  const advance = (time: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + time);
  };

  it('gets its first answer when it is repeated', async () => {
    const request = newKey();
    expect(await beginRequest(ctx, request)).toBeNull();
    await finishRequest(ctx, { ...request, ...answer });
    expect(await beginRequest(ctx, request)).toEqual(answer);
  });

  it('runs once when it comes several times at once', async () => {
    const request = newKey();
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => beginRequest(ctx, request)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const request = newKey();
    await beginRequest(ctx, request);
    await finishRequest(ctx, { ...request, ...answer });
    await expectError(beginRequest(ctx, { ...request, requestHash: 'other' }), 'IDEMPOTENCY_MISMATCH');
  });

  it('may be repeated when it failed', async () => {
    const request = newKey();
    await beginRequest(ctx, request);
    await dropRequest(ctx, request);
    expect(await beginRequest(ctx, request)).toBeNull();
  });

  it('may be repeated when its server died', async () => {
    const request = newKey();
    await beginRequest(ctx, request);
    await expectError(beginRequest(ctx, request), 'REQUEST_RUNNING');
    // As if its server had not renewed it for a while.
    const { userId_key } = { userId_key: { userId: ctx.viewer?.userId ?? '', key: request.key } };
    const silent = { where: { userId_key }, data: { seenAt: new Date(Date.now() - 60_000) } };
    await ctx.db.idempotencyKey.update(silent);
    await renewRequests(ctx, [{ userId: userId_key.userId, key: request.key }]);
    await expectError(beginRequest(ctx, request), 'REQUEST_RUNNING');
    await ctx.db.idempotencyKey.update(silent);
    expect(await beginRequest(ctx, request)).toBeNull();
  });

  it('is forgotten after a day', async () => {
    const request = newKey();
    await beginRequest(ctx, request);
    await finishRequest(ctx, { ...request, ...answer });
    advance(keyLifetime + 1);
    expect(await beginRequest(ctx, { ...request, requestHash: 'other' })).toBeNull();
  });

  it("does not see another user's key", async () => {
    const request = newKey();
    await beginRequest(ctx, request);
    expect(await beginRequest(await test.signedIn(), request)).toBeNull();
  });
});
