import type { ImpactReport } from '../impact/impactReport.ts';
import { fourFifths, type ImpactAxis, type ImpactRow, isBelowFourFifths } from '../impact/impactTables.ts';

/** A category's impact ratio under the weights in use and under others. */
export interface RatioChange extends Pick<ImpactRow, 'sex' | 'raceEthnicity' | 'count'> {
  axis: ImpactAxis;
  /** Null when unknown, for example because the category is set apart. */
  before: number | null;
  after: number | null;
  /** Below four fifths afterwards, and lower than before. */
  falls: boolean;
}

export interface ImpactChange {
  /** People who have a score, and how many of them reported a category. If none did, no ratio is known. */
  people: number;
  selfReported: number;
  ratios: RatioChange[];
}

/**
 * How other weights change the impact ratios of the same people. A ratio falls if it is below four fifths afterwards, and was higher or unknown before. A low
 * ratio that rises does not fall. Pure.
 */
export function impactChange(before: ImpactReport, after: ImpactReport): ImpactChange {
  return {
    people: after.people,
    selfReported: after.selfReported,
    ratios: after.tables.flatMap(({ axis, rows }) => {
      const earlier = before.tables.find((table) => table.axis === axis)?.rows ?? [];
      return rows.map(({ sex, raceEthnicity, count, impactRatio }) => {
        const was = earlier.find((row) => row.sex === sex && row.raceEthnicity === raceEthnicity)?.impactRatio ?? null;
        return {
          axis,
          sex,
          raceEthnicity,
          count,
          before: was,
          after: impactRatio,
          falls: isBelowFourFifths({ impactRatio }) && (was === null || (impactRatio ?? fourFifths) < was),
        };
      });
    }),
  };
}
