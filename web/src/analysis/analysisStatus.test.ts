import { expect, it } from 'vitest';
import { analysisStatus, statusTones } from './analysisStatus.ts';

it('follows the document, and is complete without one', () => {
  const states = ['QUEUED', 'READING', 'EXTRACTING', 'SCORING', 'DONE', 'FAILED', 'CANCELLED', null];
  expect(states.map((state) => analysisStatus(state, false))).toEqual([
    'pending',
    'processing',
    'processing',
    'processing',
    'completed',
    'failed',
    'failed',
    'completed',
  ]);
});

it('has failed where the document was not read', () => {
  expect(analysisStatus('DONE', true)).toBe('failed');
});

it('is green when completed, blue while processing, yellow while pending, else red', () => {
  expect(statusTones).toEqual({ completed: 'emerald', processing: 'blue', pending: 'yellow', failed: 'red' });
});
