const whole = 100;

/**
 * Whole numbers that add up to `total`, in the given proportions (largest remainder first, Hamilton's method). If all proportions are 0, those of
 * `fallback` are used; if these are 0 too, equal parts.
 */
export function apportion(proportions: readonly number[], fallback: readonly number[], total = whole): number[] {
  const parts = [proportions, fallback, proportions.map(() => 1)].find((list) => sum(list.map(positive)) > 0) ?? [];
  const scale = total / sum(parts.map(positive));
  const exact = parts.map((part) => positive(part) * scale);
  const shares = exact.map(Math.floor);
  const left = Math.round(total - sum(shares));
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

function positive(value: number): number {
  return Number.isFinite(value) && value > 0 ? value : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
