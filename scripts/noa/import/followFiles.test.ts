import { expect, it } from 'vitest';
import { createLook } from './followFiles.ts';

it('gives files once they have stopped growing, and again when they change', () => {
  const file = (path: string, size: number, modifiedMs = size) => ({ path, label: path, size, modifiedMs });
  const look = createLook([file('old.pdf', 5)]);
  expect(look([file('old.pdf', 5), file('new.pdf', 1)])).toEqual([]);
  expect(look([file('old.pdf', 5), file('new.pdf', 2)])).toEqual([]);
  expect(look([file('old.pdf', 5), file('new.pdf', 2)])).toEqual([file('new.pdf', 2)]);
  expect(look([file('old.pdf', 5), file('new.pdf', 2)])).toEqual([]);
  expect(look([file('old.pdf', 6), file('new.pdf', 2)])).toEqual([]);
  expect(look([file('old.pdf', 6), file('new.pdf', 2)])).toEqual([file('old.pdf', 6)]);
});
