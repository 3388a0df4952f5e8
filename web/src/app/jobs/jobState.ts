import { m } from '../../paraglide/messages.js';
import type { Tone } from '../../ui/tones.ts';

export type JobState = 'PENDING' | 'PROGRESS' | 'SUCCESS' | 'FAILURE' | 'REVOKED';

/** As specified: SUCCESS green, PROGRESS blue, PENDING gray, FAILURE red. */
export const jobTones: Record<JobState, Tone> = {
  PENDING: 'gray',
  PROGRESS: 'blue',
  SUCCESS: 'emerald',
  FAILURE: 'red',
  REVOKED: 'gray',
};

const words: Record<JobState, () => string> = {
  PENDING: m.shell_job_pending,
  PROGRESS: m.shell_job_progress,
  SUCCESS: m.shell_job_success,
  FAILURE: m.shell_job_failure,
  REVOKED: m.shell_job_revoked,
};

export function jobStateText(state: JobState): string {
  return words[state]();
}

export function isRunning(state: JobState): boolean {
  return state === 'PENDING' || state === 'PROGRESS';
}
