import { type Figure, isMet } from './figure.ts';

/** The table that people read. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`.trim(),
    describeTarget(figure),
    figure.note,
  ]);
  const all = [['figure', 'measured', 'wanted', 'how'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function describeTarget(figure: Figure): string {
  if (figure.target === null) return '';
  const { most, least } = figure.target;
  const wanted = most === undefined ? `>= ${least}` : `<= ${most}`;
  return `${wanted} ${isMet(figure) ? 'ok' : 'MISSED'}`;
}

function round(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}
