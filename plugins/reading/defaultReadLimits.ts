import type { ReadLimits } from '../contract.ts';

/** What a CV or a job description may take; far above any real one. */
export const defaultReadLimits: ReadLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxUnpackedBytes: 50 * 1024 * 1024,
  maxPages: 60,
  maxCharacters: 300_000,
};
