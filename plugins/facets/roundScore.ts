/** One decimal, between 0 and 100: the form in which every facet value and every overall score is stored and shown. */
export function roundScore(value: number): number {
  const clamped = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  return Math.round(clamped * 10) / 10;
}
