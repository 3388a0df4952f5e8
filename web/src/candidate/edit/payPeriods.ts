/** Pay periods per year (for hours: 40 a week, 52 weeks). */
const timesAYear = { year: 1, month: 12, hour: 2080 } as const;

export type PayPeriod = keyof typeof timesAYear;
export const payPeriods = Object.keys(timesAYear) as PayPeriod[];

export function isPayPeriod(period: string): period is PayPeriod {
  return Object.hasOwn(timesAYear, period);
}

/** Converts a year's pay to the pay per period, to the cent. */
export function perPeriod(annual: number, period: PayPeriod): number {
  return Math.round((annual / timesAYear[period]) * 100) / 100;
}

/** Converts the pay per period to whole units per year. */
export function perYear(amount: number, period: PayPeriod): number {
  return Math.round(amount * timesAYear[period]);
}
