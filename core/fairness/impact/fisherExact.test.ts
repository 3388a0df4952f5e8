import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fisherExact } from './fisherExact.ts';

describe('fisherExact', () => {
  // Fisher's lady tasting tea: 3 of 4 against 1 of 4. C(4,k)·C(4,4−k)/C(8,4) = 1, 16, 36, 16, 1 of 70; as likely or less: 1 + 16 + 16 + 1 = 34 of 70.
  it('is 34 of 70 for the lady tasting tea', () => {
    expect(fisherExact({ count: 4, above: 3 }, { count: 4, above: 1 })).toBeCloseTo(34 / 70, 4);
  });

  // 2 of 8 against 8 of 12. C(8,k)·C(12,10−k) for k = 0…8: 66, 1760, 13860, 44352, 64680, 44352, 13860, 1760, 66 of C(20,10) = 184756;
  // as likely as 13860 or less: 2 · (66 + 1760 + 13860) = 31372.
  it('is 31372 of 184756 for 2 of 8 against 8 of 12', () => {
    expect(fisherExact({ count: 8, above: 2 }, { count: 12, above: 8 })).toBeCloseTo(0.1698, 4);
  });

  // 1 of 12 against 9 of 12: C(12,k)·C(12,10−k)/C(24,10) = 1961256; k = 1: 12·220 = 2640, k = 0: 66, and the same on the other side: 2·2706.
  it('is 5412 of 1961256 for 1 of 12 against 9 of 12', () => {
    expect(fisherExact({ count: 12, above: 1 }, { count: 12, above: 9 })).toBeCloseTo(0.0028, 4);
  });

  it('is 1 where the groups do not differ, and stays a number for a hundred thousand people', () => {
    expect(fisherExact({ count: 10, above: 5 }, { count: 20, above: 10 })).toBeCloseTo(1, 10);
    expect(fisherExact({ count: 3, above: 0 }, { count: 4, above: 0 })).toBeCloseTo(1, 10);
    expect(fisherExact({ count: 50_000, above: 25_000 }, { count: 50_000, above: 25_050 })).toBeCloseTo(0.757, 3);
  });

  it('is the same whichever group comes first, and whichever side is counted', () => {
    const share = fc.nat(40).chain((count) => fc.record({ count: fc.constant(count), above: fc.nat(count) }));
    const flip = ({ count, above }: { count: number; above: number }) => ({ count, above: count - above });
    fc.assert(
      fc.property(share, share, (one, other) => {
        const p = fisherExact(one, other);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(fisherExact(other, one)).toBeCloseTo(p, 9);
        expect(fisherExact(flip(one), flip(other))).toBeCloseTo(p, 9);
      }),
    );
  });
});
