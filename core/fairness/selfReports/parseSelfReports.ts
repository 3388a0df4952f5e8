import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import { foldText } from '../../../plugins/knowledge/foldText.ts';
import type { RaceEthnicity, Sex } from '../../../prisma/generated/enums.ts';
import { AppError } from '../../errors.ts';
import { mapInTurns } from '../../mapInTurns.ts';
import { readRaceEthnicity, readSex } from './readCategory.ts';

/** The columns that identify a candidate, most reliable first. */
export const selfReportKeys = ['candidate_id', 'external_id', 'email'] as const;
export type SelfReportKey = (typeof selfReportKeys)[number];

export interface SelfReportRow {
  /** Row number in the file; the headings are row 1. */
  row: number;
  key: SelfReportKey;
  /** The candidate's id, external id or e-mail. */
  value: string;
  sex: Sex | null;
  raceEthnicity: RaceEthnicity | null;
}

export const selfReportFailures = ['NO_CANDIDATE', 'SEVERAL_CANDIDATES', 'UNKNOWN_SEX', 'UNKNOWN_RACE_ETHNICITY'] as const;
export type SelfReportFailure = (typeof selfReportFailures)[number];

export interface FailedSelfReport {
  row: number;
  reason: SelfReportFailure;
}

const headings: Readonly<Record<string, SelfReportKey | 'sex' | 'race'>> = {
  candidateid: 'candidate_id',
  id: 'candidate_id',
  externalid: 'external_id',
  email: 'email',
  почта: 'email',
  sex: 'sex',
  gender: 'sex',
  пол: 'sex',
  race: 'race',
  ethnicity: 'race',
  raceethnicity: 'race',
  раса: 'race',
};

/** Most rows; a longer table must be a mistake. */
const mostRows = 100_000;
/** Columns after these are ignored. */
const mostColumns = 200;
/** Characters parsed before other requests get a turn; also the longest row. */
const readAtOnce = 64_000;

/**
 * The rows of a CSV with headings: one of candidate_id, external_id and email, and sex or race_ethnicity or both. An empty or "prefer not to say" cell is unknown.
 *
 * @throws AppError INVALID_INPUT when the columns are missing or there are too many rows
 */
export async function parseSelfReports(csv: string): Promise<{ rows: SelfReportRow[]; failed: FailedSelfReport[] }> {
  const [titles = [], ...lines] = await readTable(csv.replace(/^\uFEFF/, ''));
  const columns = new Map(
    titles.slice(0, mostColumns).map((title, index) => [headings[foldText(title).replace(/[^\p{L}]/gu, '')], index]),
  );
  const keys = selfReportKeys.filter((key) => columns.has(key));
  if (keys.length === 0) refuse('The table needs a column candidate_id, external_id or email.');
  if (!columns.has('sex') && !columns.has('race')) refuse('The table needs a column sex or race_ethnicity.');
  if (lines.length > mostRows) refuse(`At most ${mostRows} rows.`);
  const rows: SelfReportRow[] = [];
  const failed: FailedSelfReport[] = [];
  await mapInTurns(lines, (line, index) => {
    if (line.every((cell) => cell.trim() === '')) return;
    const cell = (column: SelfReportKey | 'sex' | 'race') => (line[columns.get(column) ?? -1] ?? '').trim();
    const row = index + 2;
    const key = keys.find((one) => cell(one) !== '');
    const sex = readSex(cell('sex'));
    const raceEthnicity = readRaceEthnicity(cell('race'));
    if (key === undefined) failed.push({ row, reason: 'NO_CANDIDATE' });
    else if (sex === undefined) failed.push({ row, reason: 'UNKNOWN_SEX' });
    else if (raceEthnicity === undefined) failed.push({ row, reason: 'UNKNOWN_RACE_ETHNICITY' });
    else rows.push({ row, key, value: cell(key), sex, raceEthnicity });
  });
  return { rows, failed };
}

/** Parses all rows, letting other requests through in between. Stops once the table is too long. */
async function readTable(csv: string): Promise<string[][]> {
  const table: string[][] = [];
  const { delimiter, linebreak: newline } = Papa.parse(csv.slice(0, readAtOnce), { preview: 10 }).meta;
  const parser = new Papa.Parser({ delimiter, newline: newline as '\n' });
  let at = 0;
  while (at < csv.length && table.length <= mostRows + 1) {
    const isLast = at + readAtOnce >= csv.length;
    const { data, meta } = parser.parse(csv.slice(at, at + readAtOnce), 0, !isLast) as Papa.ParseResult<string[]>;
    if (!isLast && data.length === 0) refuse(`A row of the table is longer than ${readAtOnce} characters.`);
    table.push(...data);
    at = isLast ? csv.length : at + meta.cursor;
    await setImmediate();
  }
  return table;
}

function refuse(message: string): never {
  throw new AppError('INVALID_INPUT', { message }, [{ pointer: '/csv', message }]);
}
