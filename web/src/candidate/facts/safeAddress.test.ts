import { describe, expect, it } from 'vitest';
import { safeAddress } from './safeAddress.ts';

describe('safeAddress', () => {
  it('adds the scheme that people leave out', () => {
    expect(safeAddress('linkedin.com/in/ada')).toBe('https://linkedin.com/in/ada');
  });

  it('follows web, mail and telephone addresses only', () => {
    expect(safeAddress('mailto:ada@example.com')).toBe('mailto:ada@example.com');
    expect(safeAddress('tel:+15550100')).toBe('tel:+15550100');
    expect(safeAddress('javascript:alert(1)')).toBeNull();
    expect(safeAddress('data:text/html,x')).toBeNull();
    expect(safeAddress('not an address')).toBeNull();
  });
});
