import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Figure, median } from './figure.ts';

/** How many PDFs of a folder Poppler's pdftotext reads a second, as many at once as there are cores; null where it is not installed. */
export function countPdftotext(folder: string, files: number): number | null {
  if (spawnSync('pdftotext', ['-v']).error) return null;
  const command = `ls *.pdf | head -n ${files} | xargs -P ${availableParallelism()} -n 1 sh -c 'pdftotext "$0" - > /dev/null'`;
  const once = () => {
    const started = performance.now();
    spawnSync('sh', ['-c', command], { cwd: folder });
    return performance.now() - started;
  };
  return files / (median([once(), once(), once()]) / 1000);
}

/** The figure of {@link countPdftotext}; none where it is not installed. */
export function pdftotextFigures(name: string, value: number | null): Figure[] {
  return value === null ? [] : [{ name, value, unit: '', target: null, note: `text only, ${availableParallelism()} at once` }];
}
