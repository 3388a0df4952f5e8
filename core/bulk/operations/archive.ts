import { z } from 'zod';
import { archiveCandidates } from '../../candidates/archiveCandidates.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

export const archive = defineBulkOperation({
  kind: 'archive',
  input: z.object({ archived: z.boolean().default(true) }),
  apply: (tx, { input, ...change }) => archiveCandidates(tx, { ...change, ...input }),
});
