import { z } from 'zod';
import { largestSelection } from '../candidates/largestSelection.ts';

/** The candidates that a bulk operation is to change. */
export const selectionInput = z.object({
  /** Candidates of other positions are reported as failed. Absent: candidates of any position. */
  projectId: z.uuid().nullish().default(null),
  ids: z
    .array(z.uuid())
    .min(1, 'Select at least one candidate.')
    .max(largestSelection, `At most ${largestSelection} candidates.`)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
});

export type Selection = z.input<typeof selectionInput>;
