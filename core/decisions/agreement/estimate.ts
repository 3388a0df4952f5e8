/** A figure and its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}
