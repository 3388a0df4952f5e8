import { m } from '../paraglide/messages.js';

/** That a file could not be read, in the words of the error catalogue, and why. */
export function readingFailed(kind: string, reason: string): string {
  const say = kind === 'JOB_DESCRIPTION' ? m.processing_description_failed : m.processing_resume_failed;
  return say({ reason }).trim();
}
