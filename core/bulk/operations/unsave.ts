import { z } from 'zod';
import { unsaveCandidates } from '../../saved/unsaveCandidate.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

/** Removes candidates from the list of the user who started the job. */
export const unsave = defineBulkOperation({ kind: 'unsave', input: z.object({}), apply: unsaveCandidates });
