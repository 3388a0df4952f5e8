import type { Outdated } from './findOutdated.ts';
import type { RenewalJob } from './renewalJob.ts';

export interface ChunkInput {
  job: RenewalJob;
  outdated: Outdated;
  signal: AbortSignal;
}
