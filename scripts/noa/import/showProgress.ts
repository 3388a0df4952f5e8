import type { Progress } from '../terminal/progress.ts';
import type { FoundFile } from './found/foundFile.ts';

/** Draws how far an import of known files is: files, megabytes, rate, time left. */
export function showProgress(progress: Progress, files: readonly FoundFile[]): (file: FoundFile) => void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const startedAt = performance.now();
  const number = new Intl.NumberFormat('en');
  let [done, doneBytes] = [0, 0];
  return ({ size }) => {
    done++;
    doneBytes += size;
    const seconds = Math.max(0.001, (performance.now() - startedAt) / 1000);
    const left = (seconds / done) * (files.length - done);
    const parts = [
      `${number.format(done)} of ${number.format(files.length)} files`,
      `${(doneBytes / 1e6).toFixed(1)} of ${(bytes / 1e6).toFixed(1)} MB`,
      `${(done / seconds).toFixed(1)}/s`,
      `${formatTime(left)} left`,
    ];
    progress.show(done / files.length, parts.join(' · '));
  };
}

function formatTime(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
