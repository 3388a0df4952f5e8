import type { MoveStage } from '../candidate/actions/useMoveCandidate.ts';
import type { Tone } from '../ui/tones.ts';

/** The columns, in the order of the pipeline. */
export const stages: readonly MoveStage[] = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'];

export const stageTones: Record<MoveStage, Tone> = {
  APPLIED: 'gray',
  SCREENING: 'blue',
  INTERVIEW: 'blue',
  OFFER: 'yellow',
  HIRED: 'emerald',
  REJECTED: 'red',
};
