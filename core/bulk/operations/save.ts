import { z } from 'zod';
import { type SavedTarget, saveCandidates } from '../../saved/saveCandidates.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

/** The actions on saved candidates, by their documented names. */
export const savedActions = ['toggle', 'save', 'shortlist', 'hire', 'reject'] as const;

const targets: Record<(typeof savedActions)[number], SavedTarget> = {
  toggle: 'TOGGLE',
  save: 'SAVED',
  shortlist: 'SHORTLISTED',
  hire: 'HIRED',
  reject: 'REJECTED',
};

/** Saves to the list of the user who started the job. */
export const save = defineBulkOperation({
  kind: 'save',
  input: z.object({ action: z.enum(savedActions).default('toggle') }),
  apply: (tx, { input: { action }, ...change }) => saveCandidates(tx, { ...change, target: targets[action] }),
});
