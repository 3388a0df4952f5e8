import type { Ctx } from '../context.ts';
import type { Span } from './readFigures.ts';

/** Periods that end now, in days. */
export const analyticsPeriods = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;

const day = 86_400_000;

export function periodUntilNow(ctx: Pick<Ctx, 'now'>, period: AnalyticsPeriod): Span {
  const to = ctx.now();
  return { from: new Date(to.getTime() - analyticsPeriods[period] * day), to };
}
