import type { ComparedCandidate } from '../../plugins/contract.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';

/** Candidates with their effective facts, in the order of the ids; those that are gone are left out. */
export async function loadCompared(ctx: Ctx, { ids }: { ids: readonly string[] }): Promise<ComparedCandidate[]> {
  const rows = await ctx.db.candidate.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      fullName: true,
      facts: { select: { facts: true } },
      corrections: { select: { field: true, value: true } },
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        id,
        name: row.fullName ?? '',
        facts: effectiveFacts(storedResumeFacts(row.facts?.facts), readCorrections(row.corrections)),
      },
    ];
  });
}
