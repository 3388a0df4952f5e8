import { describe, expect, it } from 'vitest';
import { readBehind, spanOf } from './behind.ts';

describe('the figure in the address', () => {
  it('is read with its stage, source or quarter', () => {
    expect(readBehind('HIRES')).toEqual({ figure: 'HIRES', stage: null, sources: [], part: null });
    expect(readBehind('OFFERS.2')).toMatchObject({ figure: 'OFFERS', part: 2 });
    expect(readBehind('STAGE.OFFER')).toMatchObject({ figure: 'STAGE', stage: 'OFFER' });
    expect(readBehind('SOURCE.LINKEDIN')).toMatchObject({ figure: 'SOURCE', sources: ['LINKEDIN'] });
    expect(readBehind('SOURCE.IMPORT,REST')).toMatchObject({ sources: ['IMPORT', 'REST'] });
  });

  it.each([null, '', 'LUCK', 'HIRES.7', 'STAGE', 'STAGE.NOWHERE', 'SOURCE.OFFER', 'SOURCE.', 'SOURCE.IMPORT,OFFER'])(
    'is none for %j',
    (text) => {
      expect(readBehind(text)).toBeNull();
    },
  );

  it('covers its quarter of the period', () => {
    const period = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-09T00:00:00.000Z' };
    const behind = { figure: 'HIRES' as const, stage: null, sources: [], part: 1 };
    expect(spanOf(behind, period)).toEqual({ from: '2026-01-03T00:00:00.000Z', to: '2026-01-05T00:00:00.000Z' });
    expect(spanOf({ ...behind, part: null }, period)).toEqual(period);
  });
});
