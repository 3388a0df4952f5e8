import { expect, it } from 'vitest';
import { uniqueKeys } from './uniqueKeys.ts';

it('tells repeated texts apart and leaves the others as they are', () => {
  expect(uniqueKeys(['Go', 'SQL', 'Go', 'Go'])).toEqual(['Go', 'SQL', 'Go (2)', 'Go (3)']);
});
