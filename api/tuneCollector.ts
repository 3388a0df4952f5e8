import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Up to so many cores, the threads that read documents keep all of them busy. */
const fewCores = 4;

/** Sets how V8 collects garbage, for this process and the threads that it starts later. */
export function tuneCollector(): void {
  // Collect when a heap has grown by a quarter of its live size instead of several times that. With a half, 300 imported CVs took 48 MB more, and no less
  // processor time.
  setFlagsFromString('--heap-growing-percent=25');
  if (availableParallelism() > fewCores) return;
  // V8's helper threads would compete with the reading threads, which then wait for them: on two cores a CV took a sixth more processor time.
  setFlagsFromString('--no-concurrent-marking');
  setFlagsFromString('--no-parallel-scavenge');
}
