import { describe, expect, it } from 'vitest';
import { adviseOn, findMissing } from './adviseOn.ts';

describe('adviseOn', () => {
  it('says what to install for each missing thing, and nothing when all is there', () => {
    expect(adviseOn([])).toEqual([]);
    const lines = adviseOn(['browser', 'russian', 'postgresql']);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['What to do', 'What to do', 'What to do']);
    expect(lines.join(' ')).toContain('apt-get install chromium');
    expect(lines.join(' ')).toContain('apt-get install tesseract-ocr-rus');
  });

  it('finds the PostgreSQL that this very test run uses', () => {
    expect(findMissing()).not.toContain('postgresql');
  });
});
