import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../context.ts';
import measured from './measured.json' with { type: 'json' };
import { scoringVersions } from './scoringVersions.ts';

/** Result of `npm run fairness`: made-up CVs screened twice, with names and other signs of gender swapped. */
export interface MeasuredNameSwap {
  /** `YYYY-MM-DD` */
  measuredOn: string;
  /** CVs, each screened twice. */
  people: number;
  /** People whose score changed. */
  scoreChanges: number;
  /** People whose place in the ranking changed. */
  orderChanges: number;
  /** {@link scoringVersions} that were measured. */
  versions: Record<string, string>;
}

export interface NameSwap extends MeasuredNameSwap {
  /** Whether the current plugins are those that were measured. If not, the measurement does not apply to current scores. */
  current: boolean;
}

/** The measurement that ships with the product, and whether it applies to the loaded plugins. */
export function readNameSwap({ plugins }: Pick<Ctx, 'plugins'>, known: MeasuredNameSwap = measured): NameSwap {
  return { ...known, current: isDeepStrictEqual(known.versions, scoringVersions(plugins)) };
}
