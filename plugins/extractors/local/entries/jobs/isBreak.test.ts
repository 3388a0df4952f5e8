import { describe, expect, it } from 'vitest';
import { isBreak } from './readJobs.ts';

describe('isBreak', () => {
  it.each([
    'Full-time study',
    'Caring for a relative',
    'On parental leave',
    'Travelling (Asia)',
    'Служба в армии',
    'Декретный отпуск',
  ])('knows what is no job: %s', (text) => expect(isBreak(text)).toBe(true));

  it.each(['Travelling Salesman', 'Maternity cover nurse', 'National Service Museum', 'Full-time Study Advisor'])(
    'leaves jobs alone: %s',
    (text) => expect(isBreak(text)).toBe(false),
  );
});
