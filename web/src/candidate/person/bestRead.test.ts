import { expect, it } from 'vitest';
import { bestRead, type Mergeable } from './bestRead.ts';

const made = (id: string, readShare: number | null, createdAt: string): Mergeable => ({
  id,
  displayName: id,
  createdAt,
  document: { fileName: id, readShare },
});

it('proposes the document that was read best', () =>
  expect(bestRead([made('a', 0.6, '2026-03-01'), made('b', 1, '2026-01-01')])).toBe('b'));
it('proposes the newest of those that were read alike', () =>
  expect(bestRead([made('a', 1, '2026-01-01'), made('b', 1, '2026-03-01'), made('c', null, '2026-04-01')])).toBe('b'));
