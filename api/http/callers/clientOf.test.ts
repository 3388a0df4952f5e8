import { describe, expect, it } from 'vitest';
import { clientOf } from './clientOf.ts';

describe('clientOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ])('counts %s as %s', (ip, client) => {
    expect(clientOf({ ip })).toBe(client);
  });
});
