import { describe, expect, it } from 'vitest';
import { createBreaker } from './createBreaker.ts';

describe('createBreaker', () => {
  function opened() {
    const clock = { now: 0 };
    const breaker = createBreaker({ failures: 3, openMs: 1000, now: () => clock.now });
    for (let count = 0; count < 3; count++) breaker.enter()?.('failed');
    return { breaker, clock };
  }

  it('opens after failures in a row, and lets nothing through for a while', () => {
    const { breaker, clock } = opened();
    expect(breaker.enter()).toBeNull();
    clock.now = 999;
    expect(breaker.enter()).toBeNull();
  });

  it('lets one request through to try, and closes when it is answered', () => {
    const { breaker, clock } = opened();
    clock.now = 1000;
    const leave = breaker.enter();
    expect(leave).not.toBeNull();
    expect(breaker.enter()).toBeNull();
    leave?.('answered');
    expect(breaker.enter()).not.toBeNull();
    expect(breaker.enter()).not.toBeNull();
  });

  it('opens again for as long when the try fails', () => {
    const { breaker, clock } = opened();
    clock.now = 1000;
    breaker.enter()?.('failed');
    clock.now = 1999;
    expect(breaker.enter()).toBeNull();
    clock.now = 2000;
    expect(breaker.enter()).not.toBeNull();
  });

  it('lets another one try when the first was called off', () => {
    const { breaker, clock } = opened();
    clock.now = 1000;
    breaker.enter()?.('called-off');
    expect(breaker.enter()).not.toBeNull();
  });

  it('counts failures in a row only', () => {
    const breaker = createBreaker({ failures: 2, openMs: 1000, now: () => 0 });
    for (const outcome of ['failed', 'answered', 'failed'] as const) breaker.enter()?.(outcome);
    expect(breaker.enter()).not.toBeNull();
  });
});
