export interface Throughput {
  /** Files on which work was done, by reading them; refused ones and copies took none. */
  worked: number;
  remaining: number;
  elapsedSeconds: number;
}

/** Fewer tell nothing about the rest. */
const fewest = 2;

/** What is left at the pace so far, one decimal; null until two files are done. */
export function estimateSeconds({ worked, remaining, elapsedSeconds }: Throughput): number | null {
  if (worked < fewest) return null;
  return Math.round((remaining * elapsedSeconds * 10) / worked) / 10;
}
