import type { FileResult } from './runEval.ts';
import { groundingOf, type Summary, summarize, summarizeBy, timesOf } from './summarize.ts';

const percent = (value: number) => value.toFixed(3).padStart(6);
const worstFiles = 12;

function fieldTable(summary: Summary): string[] {
  const rows = Object.entries(summary.fields).map(
    ([field, { precision, recall, f1, count }]) =>
      `  ${field.padEnd(16)}${percent(precision)}  ${percent(recall)}  ${percent(f1)}  ${String(count).padStart(5)}`,
  );
  return [
    `  ${'field'.padEnd(16)}${'P'.padStart(6)}  ${'R'.padStart(6)}  ${'F1'.padStart(6)}  count`,
    ...rows,
    `  ${'macro'.padEnd(32)}${percent(summary.macro)}`,
  ];
}

function groupTable(title: string, results: readonly FileResult[], key: (result: FileResult) => string): string[] {
  const groups = summarizeBy(results, key);
  return [
    title,
    ...Object.entries(groups).map(
      ([name, { files, macro }]) => `  ${name.padEnd(28)}${percent(macro)}  ${String(files).padStart(4)} files`,
    ),
  ];
}

/** The report for people: figures for both halves, groups, times, and the worst files of the development half. */
export function reportLines(results: readonly FileResult[], showMisses: boolean): string[] {
  const lines: string[] = [];
  for (const half of ['develop', 'measure'] as const) {
    const part = results.filter((result) => result.half === half);
    if (part.length > 0) lines.push(`${half} (${part.length} files)`, ...fieldTable(summarize(part)), '');
  }
  lines.push(
    ...groupTable('by kind', results, ({ kind }) => kind),
    ...groupTable('by layout', results, ({ layout }) => layout),
    ...groupTable('by language', results, ({ language }) => language),
  );
  const times = timesOf(results);
  lines.push(
    '',
    `read ${times.readMedian.toFixed(1)} ms, extract ${times.extractMedian.toFixed(1)} ms (median; slowest ${times.extractMax.toFixed(1)} ms), ${times.perSecond.toFixed(0)} files a second`,
  );
  const grounding = groundingOf(results, 'grounding');
  if (grounding !== null)
    lines.push(
      `grounding: words ${percent(grounding.words)}, pages ${percent(grounding.pages)} (of the ${percent(grounding.measured)} of quotations that pdftotext prints in one piece)`,
    );
  const placing = groundingOf(results, 'placing');
  if (placing !== null)
    lines.push(`boxes of facts on the true words: words ${percent(placing.words)}, pages ${percent(placing.pages)}`);
  const invented = results.flatMap(({ file, invented: list }) => list.map((value) => `  ${file}: ${value}`));
  lines.push(`invented values: ${invented.length}`, ...invented.slice(0, 20));
  const failed = results.filter(({ error }) => error !== null);
  if (failed.length > 0)
    lines.push(`not read: ${failed.length}`, ...failed.slice(0, 10).map(({ file, error }) => `  ${file}: ${error}`));
  return showMisses ? [...lines, ...missLines(results.filter(({ half }) => half === 'develop'))] : lines;
}

function missLines(results: readonly FileResult[]): string[] {
  const worst = results
    .filter(({ misses }) => misses.length > 0)
    .toSorted((a, b) => b.misses.length - a.misses.length)
    .slice(0, worstFiles);
  return [
    '',
    'worst files (developing half)',
    ...worst.flatMap(({ file, misses }) => [
      `  ${file}: ${misses.length}`,
      ...misses
        .slice(0, 14)
        .map(({ field, expected, found }) => `    ${field.padEnd(15)} expected «${expected}» found «${found}»`),
    ]),
  ];
}
