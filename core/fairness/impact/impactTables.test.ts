import { describe, expect, it } from 'vitest';
import type { RaceEthnicity, Sex } from '../../../prisma/generated/enums.ts';
import { type Assessed, type ImpactAxis, impactTables } from './impactTables.ts';

const person = (score: number, sex: Sex | null = null, raceEthnicity: RaceEthnicity | null = null): Assessed => ({
  score,
  sex,
  raceEthnicity,
});
const many = (count: number, made: () => Assessed) => Array.from({ length: count }, made);

function tableOf(people: Assessed[], axis: ImpactAxis) {
  const table = impactTables(people).tables.find((one) => one.axis === axis);
  if (!table) throw new Error(`No table ${axis}.`);
  return table;
}

/** Four decimals, as the figures are published. */
const round = (value: number | null) => (value === null ? null : Math.round(value * 10_000) / 10_000);

/** 12 men, 8 of whom score 80; 8 women, 2 of whom do; all others score 40. Ten of twenty are above, so the median is (40 + 80) / 2 = 60. */
const twenty = [
  ...many(8, () => person(80, 'MALE')),
  ...many(4, () => person(40, 'MALE')),
  ...many(2, () => person(80, 'FEMALE')),
  ...many(6, () => person(40, 'FEMALE')),
];

// The formulas: 6 RCNY § 5-300 ("scoring rate": the rate at which individuals in a category receive a score above the sample's median score; "impact ratio": the
// scoring rate for a category by the scoring rate for the highest scoring category), § 5-301 (c) for the three tables and (d) for categories under 2 %.
describe('impactTables', () => {
  it('divides the scoring rates by the highest', () => {
    // Men 8 / 12 = 0.6667, women 2 / 8 = 0.25; ratio 0.25 / 0.6667 = 0.375. Fisher: worked out in fisherExact.test.ts.
    expect(impactTables(twenty).median).toBe(60);
    const { rows, unknown } = tableOf(twenty, 'SEX');
    expect(unknown).toBe(0);
    expect(
      rows.map(({ sex, count, above, scoringRate, impactRatio, fisherP, highest }) => ({
        sex,
        count,
        above,
        rate: round(scoringRate),
        ratio: round(impactRatio),
        p: round(fisherP),
        highest,
      })),
    ).toEqual([
      { sex: 'MALE', count: 12, above: 8, rate: 0.6667, ratio: 1, p: null, highest: true },
      { sex: 'FEMALE', count: 8, above: 2, rate: 0.25, ratio: 0.375, p: 0.1698, highest: false },
    ]);
  });

  it('counts a score that equals the median as not above it', () => {
    // 10, 50, 50, 50, 90: the median is 50, and only 90 is above.
    const people = [person(10, 'MALE'), person(50, 'MALE'), person(50, 'FEMALE'), person(50, 'FEMALE'), person(90, 'FEMALE')];
    expect(impactTables(people).median).toBe(50);
    expect(tableOf(people, 'SEX').rows.map(({ above, impactRatio }) => [above, round(impactRatio)])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('counts the unknown, in the sample and in no category', () => {
    // With three unknown at 90, 13 of 23 are at 80 or more: the twelfth score is 80, so only the unknown are above.
    const people = [...twenty, ...many(3, () => person(90))];
    expect(impactTables(people).median).toBe(80);
    const { unknown, rows } = tableOf(people, 'SEX');
    expect(unknown).toBe(3);
    expect(rows.map(({ above, impactRatio }) => [above, impactRatio])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(tableOf(people, 'RACE_ETHNICITY')).toMatchObject({ unknown: 23, rows: [] });
  });

  it('crosses sex and race/ethnicity, leaving out people who state only one of them', () => {
    // White men 3 / 4 = 0.75, white women 2 / 4 = 0.5 (ratio 0.6667), Asian women 1 / 2 = 0.5 (0.6667). One states only the sex. Six of eleven are above the
    // median of 50.
    const people = [
      ...many(3, () => person(70, 'MALE', 'WHITE')),
      person(50, 'MALE', 'WHITE'),
      ...many(2, () => person(70, 'FEMALE', 'WHITE')),
      ...many(2, () => person(50, 'FEMALE', 'WHITE')),
      person(70, 'FEMALE', 'ASIAN'),
      person(30, 'FEMALE', 'ASIAN'),
      person(30, 'MALE'),
      ...many(3, () => person(30)),
    ];
    expect(impactTables(people).median).toBe(50);
    const { rows, unknown } = tableOf(people, 'SEX_AND_RACE_ETHNICITY');
    expect(unknown).toBe(4);
    expect(
      rows.map(({ sex, raceEthnicity, count, above, impactRatio }) => [sex, raceEthnicity, count, above, round(impactRatio)]),
    ).toEqual([
      ['MALE', 'WHITE', 4, 3, 1],
      ['FEMALE', 'WHITE', 4, 2, 0.6667],
      ['FEMALE', 'ASIAN', 2, 1, 0.6667],
    ]);
  });

  it('sets a category under 2 % apart, even the one with the highest rate, and compares one of exactly 2 %', () => {
    // 1 of 100 is 1 %, 2 of 100 are 2 %. Above the median of 40: the one Asian (1 / 1), both Black (2 / 2) and 30 of 97 White (0.3093).
    const people = [
      person(90, null, 'ASIAN'),
      ...many(2, () => person(90, null, 'BLACK')),
      ...many(30, () => person(90, null, 'WHITE')),
      ...many(67, () => person(40, null, 'WHITE')),
    ];
    const rows = tableOf(people, 'RACE_ETHNICITY').rows;
    expect(
      rows.map(({ raceEthnicity, share, apart, highest, scoringRate, impactRatio }) => [
        raceEthnicity,
        share,
        apart,
        highest,
        round(scoringRate),
        round(impactRatio),
      ]),
    ).toEqual([
      ['WHITE', 0.97, false, false, 0.3093, 0.3093],
      ['BLACK', 0.02, false, true, 1, 1],
      ['ASIAN', 0.01, true, false, 1, null],
    ]);
    expect(rows[2]?.fisherP).toBeNull();
  });

  it('has no rows without people', () => {
    expect(impactTables([])).toEqual({
      median: null,
      tables: ['SEX', 'RACE_ETHNICITY', 'SEX_AND_RACE_ETHNICITY'].map((axis) => ({ axis, rows: [], unknown: 0 })),
    });
  });
});
