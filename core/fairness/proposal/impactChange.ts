import type { ImpactReport } from '../impact/impactReport.ts';
import { fourFifths, type ImpactAxis, type ImpactRow, isBelowFourFifths } from '../impact/impactTables.ts';

/** A category's impact ratio under the weights in use and under others. */
export interface RatioChange extends Pick<ImpactRow, 'sex' | 'raceEthnicity' | 'count'> {
  axis: ImpactAxis;
  /** Null: not known, for example because the category is set apart. */
  before: number | null;
  after: number | null;
  /** Below four fifths afterwards, and not so low before. */
  falls: boolean;
}

export interface ImpactChange {
  /** People who have a score, and how many of them said something of themselves. With none, no ratio is known. */
  people: number;
  selfReported: number;
  ratios: RatioChange[];
}

/**
 * What other weights do to the impact ratios of the same people. A ratio falls if it is below four fifths afterwards and lower than it was, or was not known. One
 * that was low already and rises does not fall. Pure.
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
