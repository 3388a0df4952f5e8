import type { Item } from './found/item.ts';
import type { Outcome } from './sender.ts';

export interface Failure {
  label: string;
  code: string;
  reason: string;
}

/** Counts of an import. */
export interface Tally {
  files: number;
  bytes: number;
  imported: number;
  known: number;
  skipped: number;
  failures: Failure[];
  startedAt: number;
}

export function createTally(): Tally {
  return { files: 0, bytes: 0, imported: 0, known: 0, skipped: 0, failures: [], startedAt: performance.now() };
}

export function count(tally: Tally, { label }: Pick<Item, 'label'>, outcome: Outcome): void {
  if (outcome.state === 'failed') tally.failures.push({ label, code: outcome.code, reason: outcome.reason });
  else tally[outcome.state]++;
}

export function summarize({ files, bytes, imported, known, skipped, failures, startedAt }: Tally) {
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    files,
    megabytes: Number((bytes / 1e6).toFixed(1)),
    imported,
    known,
    skipped,
    failed: failures.length,
    seconds: Number(seconds.toFixed(1)),
    per_second: Number((imported / Math.max(seconds, 0.001)).toFixed(1)),
  };
}
