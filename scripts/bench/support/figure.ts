/** One line of the table. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the product promises; null for figures that are only reported. */
  target: { most?: number; least?: number } | null;
  /** How it was measured, in a few words. */
  note: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Milliseconds that `work` takes. */
export async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export function isMet({ value, target }: Figure): boolean {
  return (
    target === null || (value <= (target.most ?? Number.POSITIVE_INFINITY) && value >= (target.least ?? Number.NEGATIVE_INFINITY))
  );
}
