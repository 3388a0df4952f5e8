import { RaceEthnicity, Sex } from '../../../prisma/generated/enums.ts';
import { fisherExact } from './fisherExact.ts';

/** A scored person and the categories they reported. */
export interface Assessed {
  /** 0 to 100. */
  score: number;
  /** Null: unknown. */
  sex: Sex | null;
  raceEthnicity: RaceEthnicity | null;
}

export const impactAxes = ['SEX', 'RACE_ETHNICITY', 'SEX_AND_RACE_ETHNICITY'] as const;
export type ImpactAxis = (typeof impactAxes)[number];

/** A category with at least one person. */
export interface ImpactRow {
  sex: Sex | null;
  raceEthnicity: RaceEthnicity | null;
  /** People in the category: n. */
  count: number;
  /** Of these, how many score above the sample's median. */
  above: number;
  /** `above` of `count`, 0 to 1. */
  scoringRate: number;
  /** Share of the people whose category is known, 0 to 1. */
  share: number;
  /** Under 2 % of those people: shown, but not compared. */
  apart: boolean;
  /** Has the highest scoring rate of those that are compared. */
  highest: boolean;
  /** Scoring rate divided by the highest scoring rate. Null when set apart, or when nobody is above the median. */
  impactRatio: number | null;
  /** Two-sided p of Fisher's exact test against the category with the highest rate. Null for that category itself, and when set apart. */
  fisherP: number | null;
}

export interface ImpactTable {
  axis: ImpactAxis;
  rows: ImpactRow[];
  /** People whose category is unknown; they are in no row. */
  unknown: number;
}

/** The four-fifths rule (29 CFR 1607.4 D): a ratio below it is evidence of adverse impact. */
export const fourFifths = 0.8;

/** A category with a smaller share may be left out of the ratios (6 RCNY § 5-301 d). */
const leastShare = 0.02;

const sexes = Object.values(Sex);
const races = Object.values(RaceEthnicity);

const categories: Record<ImpactAxis, Pick<ImpactRow, 'sex' | 'raceEthnicity'>[]> = {
  SEX: sexes.map((sex) => ({ sex, raceEthnicity: null })),
  RACE_ETHNICITY: races.map((raceEthnicity) => ({ sex: null, raceEthnicity })),
  SEX_AND_RACE_ETHNICITY: races.flatMap((raceEthnicity) => sexes.map((sex) => ({ sex, raceEthnicity }))),
};

/**
 * Impact ratios as New York City's Local Law 144 defines them for a tool that scores (6 RCNY § 5-300, 5-301 c): a category's scoring rate is the share of its
 * people who score above the sample's median; its impact ratio is that rate divided by the highest category's rate. The sample is everybody who was scored,
 * even if their category is unknown. Pure.
 */
export function impactTables(people: readonly Assessed[]): { median: number | null; tables: ImpactTable[] } {
  const median = medianOf(people.map(({ score }) => score));
  return { median, tables: impactAxes.map((axis) => makeTable(axis, people, median ?? 0)) };
}

function makeTable(axis: ImpactAxis, people: readonly Assessed[], median: number): ImpactTable {
  const counted = categories[axis].map((category) => {
    const members = people.filter(
      ({ sex, raceEthnicity }) =>
        (category.sex === null || category.sex === sex) &&
        (category.raceEthnicity === null || category.raceEthnicity === raceEthnicity),
    );
    return { ...category, count: members.length, above: members.filter(({ score }) => score > median).length };
  });
  const known = counted.reduce((sum, { count }) => sum + count, 0);
  const rows = counted
    .filter(({ count }) => count > 0)
    .map((row) => ({
      ...row,
      scoringRate: row.above / row.count,
      share: row.count / known,
      apart: row.count / known < leastShare,
    }));
  const compared = rows.filter(({ apart }) => !apart);
  const best = compared.reduce<(typeof rows)[number] | null>(
    (top, row) => (top === null || row.scoringRate > top.scoringRate ? row : top),
    null,
  );
  return {
    axis,
    unknown: people.length - known,
    rows: rows.map((row) => ({
      ...row,
      highest: row === best,
      impactRatio: row.apart || best === null || best.above === 0 ? null : row.scoringRate / best.scoringRate,
      fisherP: row.apart || best === null || row === best ? null : fisherExact(row, best),
    })),
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Whether a ratio of the tables is below four fifths. */
export function isBelowFourFifths({ impactRatio }: Pick<ImpactRow, 'impactRatio'>): boolean {
  return impactRatio !== null && impactRatio < fourFifths;
}
