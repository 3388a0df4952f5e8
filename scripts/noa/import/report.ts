import { writeFile } from 'node:fs/promises';
import { writeCsv } from '../../../core/csv/writeCsv.ts';
import type { Output } from '../terminal/output.ts';
import type { Project } from './findProject.ts';
import { summarize, type Tally } from './tally.ts';

export interface ReportOptions {
  output: Output;
  project: Project;
  tally: Tally;
  /** Where failures are listed. */
  failuresFile: string;
  /** False when the import was stopped before its end. */
  complete: boolean;
  /** More rounds follow: each is one line of JSON. */
  watch: boolean;
}

/** The summary, and a CSV of the failures if there are any. */
export async function report({ output, project, tally, failuresFile, complete, watch }: ReportOptions): Promise<void> {
  const { failures } = tally;
  const summary = summarize(tally);
  if (failures.length > 0) await writeFailures(failuresFile, tally);
  const result = { project, complete, ...summary, failures_file: failures.length > 0 ? failuresFile : null, failures };
  if (watch) output.event(result);
  else output.result(result);
  const number = new Intl.NumberFormat('en');
  const rows: [string, string][] = [
    ['Imported', `${number.format(summary.imported)} (${summary.per_second} a second)`],
    ['Known already', number.format(summary.known)],
    ['Failed', number.format(summary.failed)],
    ['Not documents', number.format(summary.skipped)],
    ['Files read', `${number.format(summary.files)}, ${number.format(summary.megabytes)} MB`],
    ['Time', `${summary.seconds} s`],
  ];
  output.print(`${complete ? 'Imported into' : 'Stopped while importing into'} "${project.title}"`);
  for (const [name, value] of rows) output.print(`  ${name.padEnd(14)} ${value}`);
  for (const { label, reason } of failures.slice(0, shown)) output.print(`  ${output.style('red', '✗')} ${label}: ${reason}`);
  if (failures.length > shown) output.print(`  … and ${number.format(failures.length - shown)} more`);
  if (failures.length > 0) output.print(`All failures are in ${failuresFile}. Run the same command again to retry them.`);
  if (!complete) output.note('Run the same command again to go on; what was imported is not sent again.');
}

/** As many as a person reads. */
const shown = 10;

async function writeFailures(file: string, { failures }: Tally): Promise<void> {
  const rows = failures.map(({ label, code, reason }) => [label, code, reason]);
  await writeFile(file, `\uFEFF${writeCsv([['file', 'code', 'reason'], ...rows])}\n`);
}
