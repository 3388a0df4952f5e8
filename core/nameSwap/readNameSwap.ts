import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../context.ts';
import measured from './measured.json' with { type: 'json' };
import { scoringVersions } from './scoringVersions.ts';

/** What `npm run fairness` measures: made-up CVs screened twice, with names and all that tells the gender exchanged. */
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
  /** The plugins that score now are those that were measured. False: it says nothing of the present scores. */
  current: boolean;
}

/** The last measurement that ships with the product, and whether it holds for the plugins that are loaded. */
export function readNameSwap({ plugins }: Pick<Ctx, 'plugins'>, known: MeasuredNameSwap = measured): NameSwap {
  return { ...known, current: isDeepStrictEqual(known.versions, scoringVersions(plugins)) };
}
