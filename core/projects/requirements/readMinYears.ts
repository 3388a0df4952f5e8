const mostYears = 60;

/** The first number in a line about experience: "5+ years" → 5, "от 3 до 6 лет" → 3, "2,5 года" → 2.5; null when there is none. */
export function readMinYears(experience: string | null): number | null {
  const found = /\d+(?:[.,]\d+)?/.exec(experience ?? '');
  if (found === null) return null;
  return Math.min(mostYears, Number(found[0].replace(',', '.')));
}
