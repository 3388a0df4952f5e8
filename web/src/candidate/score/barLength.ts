/**
 * Length of the score bar, 0 to 100: the specification's display mapping (section 9), which lifts experience a little and knows three lengths below full.
 * The number printed beside the bar is the true score.
 */
export function barLength(score: number, years: number | null): number {
  const clamped = Math.min(100, Math.max(0, score));
  const experience = Math.min(15, Math.max(0, years ?? 0));
  const bonus = experience >= 7 ? 8 : experience >= 4 ? 5 : 0;
  const value = Math.min(100, Math.max(65, 0.6 * clamped) + bonus);
  if (value >= 90) return 93;
  return value >= 75 ? 80 : 65;
}
