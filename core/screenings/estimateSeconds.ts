export interface Throughput {
  /** Files that were really read; refused files and copies took no time. */
  worked: number;
  remaining: number;
  elapsedSeconds: number;
}

/** With fewer finished files there is no estimate. */
const fewest = 2;

/** Seconds left at the pace so far, one decimal; null until two files are done. */
export function estimateSeconds({ worked, remaining, elapsedSeconds }: Throughput): number | null {
  if (worked < fewest) return null;
  return Math.round((remaining * elapsedSeconds * 10) / worked) / 10;
}
