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

export interface Compared {
  /** What of the product was measured: "import". */
  name: string;
  /** CVs a second through the product, in the same run. */
  rate: number;
  /** As {@link countPdftotext} says. */
  pdftotext: number | null;
}

/** The product's CVs a second, and how that compares with pdftotext where it is installed. */
export function throughputFigures({ name, rate, pdftotext }: Compared, note: string): Figure[] {
  const own: Figure = { name: `${name}, CVs a second`, value: rate, unit: '', target: { least: 30 }, note };
  if (pdftotext === null) return [own];
  const threads = availableParallelism();
  return [
    own,
    { name: `${name}, beside pdftotext`, value: rate / pdftotext, unit: 'of it', target: { least: 0.3 }, note: 'CVs a second' },
    {
      name: `${name}, pdftotext on them, CVs a second`,
      value: pdftotext,
      unit: '',
      target: null,
      note: `text only, ${threads} at once`,
    },
  ];
}
