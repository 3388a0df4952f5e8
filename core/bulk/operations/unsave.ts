import { z } from 'zod';
import { unsaveCandidates } from '../../saved/unsaveCandidate.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

/** Takes candidates out of the list of the user who started it. */
export const unsave = defineBulkOperation({ kind: 'unsave', input: z.object({}), apply: unsaveCandidates });
