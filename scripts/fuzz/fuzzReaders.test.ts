import { expect, it } from 'vitest';
import { fuzzReaders } from './fuzzReaders.ts';

it('changed documents are read or refused, in time and in bounded memory', { tags: 'long' }, async () => {
  const failures: string[] = [];
  const onFailure = ({ number, name, reason }: { number: number; name: string; reason: string }) =>
    failures.push(`${number} ${name}: ${reason}`);
  const { cases, outcomes } = await fuzzReaders({ seed: 20_261_123, milliseconds: 2_000, cases: 100, onFailure });
  expect(failures).toEqual([]);
  expect(cases).toBeGreaterThan(1);
  expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(cases);
});
