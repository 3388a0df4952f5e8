import { expect, it } from 'vitest';
import { jobTones } from './jobState.ts';

it('is green when done, blue while it runs, gray while it waits, red when it failed, else gray', () => {
  expect(jobTones).toEqual({ SUCCESS: 'emerald', PROGRESS: 'blue', PENDING: 'gray', FAILURE: 'red', REVOKED: 'gray' });
});
