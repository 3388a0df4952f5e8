import { m } from '../paraglide/messages.js';
import type { Tone } from '../ui/tones.ts';

export type AnalysisStatus = 'completed' | 'processing' | 'pending' | 'failed';

/** What the state of the résumé means for the analysis. A candidate without a document is complete as they are. */
export function analysisStatus(documentState: string | null, unread: boolean): AnalysisStatus {
  if (unread || documentState === 'FAILED' || documentState === 'CANCELLED') return 'failed';
  if (documentState === null || documentState === 'DONE') return 'completed';
  return documentState === 'QUEUED' ? 'pending' : 'processing';
}

/** As specified: completed green, processing blue, pending yellow, else red. */
export const statusTones: Record<AnalysisStatus, Tone> = {
  completed: 'emerald',
  processing: 'blue',
  pending: 'yellow',
  failed: 'red',
};

export const statusWords: Record<AnalysisStatus, () => string> = {
  completed: m.candidate_status_completed,
  processing: m.candidate_status_processing,
  pending: m.candidate_status_pending,
  failed: m.candidate_status_failed,
};
