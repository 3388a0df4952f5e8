import { z } from 'zod';
import { SavedStatus } from '../../../prisma/generated/enums.ts';
import { saveCandidates } from '../../saved/saveCandidates.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

const entry = z.object({ status: z.enum(SavedStatus).nullish().default(null), starred: z.boolean().nullish().default(null) });

/** Saves each candidate with its own status to the list of the user who started the job. `entries` are by candidate id. */
export const saveEach = defineBulkOperation({
  kind: 'saveEach',
  input: z.object({ entries: z.record(z.uuid(), entry) }),
  apply: async (tx, { input: { entries }, candidateIds, ...change }) => {
    const alike = new Map<string, string[]>();
    for (const id of candidateIds) {
      const key = JSON.stringify(entries[id]);
      alike.set(key, [...(alike.get(key) ?? []), id]);
    }
    for (const ids of alike.values()) {
      const { status = null, starred = null } = entries[ids[0] ?? ''] ?? {};
      await saveCandidates(tx, { ...change, candidateIds: ids, target: status, starred });
    }
  },
});
