import { m } from '../paraglide/messages.js';
import type { AnalyticsPeriod as AnyPeriod } from './__generated__/AnalyticsRouteQuery.graphql.ts';

export type Period = '7d' | '30d' | '90d';

export const defaultPeriod: Period = '30d';

export const periods: Readonly<
  Record<Period, { value: Exclude<AnyPeriod, '%future added value'>; days: number; label: () => string }>
> = {
  '7d': { value: 'DAYS_7', days: 7, label: m.analytics_days_7 },
  '30d': { value: 'DAYS_30', days: 30, label: m.analytics_days_30 },
  '90d': { value: 'DAYS_90', days: 90, label: m.analytics_days_90 },
};

/** From the address: `period=7d`. */
export function readPeriod(params: URLSearchParams): Period {
  const given = params.get('period');
  return given === '7d' || given === '90d' ? given : defaultPeriod;
}
