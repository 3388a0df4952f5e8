import { m } from '../../paraglide/messages.js';
import { periods } from '../period.ts';

/** Whose scores are compared: everybody's, or those of people who arrived in a period. */
export const arrivals = { all: { value: null, label: m.impact_all_time }, ...periods } as const;
export type Arrival = keyof typeof arrivals;

/** From the address: `period=7d`; everybody unless it names a period. */
export function readArrival(params: URLSearchParams): Arrival {
  const given = params.get('period') ?? '';
  return Object.hasOwn(arrivals, given) ? (given as Arrival) : 'all';
}
