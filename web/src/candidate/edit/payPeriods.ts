/** How often pay is stated, and how often that is a year (an hour: 40 a week, 52 weeks). */
const timesAYear = { year: 1, month: 12, hour: 2080 } as const;

export type PayPeriod = keyof typeof timesAYear;
export const payPeriods = Object.keys(timesAYear) as PayPeriod[];

export function isPayPeriod(period: string): period is PayPeriod {
  return Object.hasOwn(timesAYear, period);
}

/** A year's pay as the period states it, to the cent. */
export function perPeriod(annual: number, period: PayPeriod): number {
  return Math.round((annual / timesAYear[period]) * 100) / 100;
}

/** What is paid each period as whole units a year. */
export function perYear(amount: number, period: PayPeriod): number {
  return Math.round(amount * timesAYear[period]);
}
