import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { maskFacts } from '../privacy/maskFacts.ts';
import { facetValues } from '../scoring/facetValues.ts';
import { overallScores } from '../scoring/overallScores.ts';
import type { ExportedCandidate } from './exportColumns.ts';

/** Candidates read at once, so that a file of any length needs the memory of one chunk only. */
const chunkSize = 50;

/** Candidates as exports show them, in chunks, in the order of `ids`. Deleted ones are left out. */
export async function* readExported(ctx: Ctx, ids: readonly string[]): AsyncGenerator<ExportedCandidate[]> {
  for (let first = 0; first < ids.length; first += chunkSize) {
    const chunk = ids.slice(first, first + chunkSize);
    const found = await ctx.db.candidate.findMany({
      where: { id: { in: chunk } },
      include: { facts: { select: { facts: true } }, corrections: { select: { field: true, value: true } } },
    });
    const byId = new Map(found.map((row) => [row.id, row]));
    const masks = await loadMasks(ctx, { candidateIds: chunk });
    const overall = await overallScores(ctx, { candidateIds: chunk });
    const scores = await facetValues(ctx, { candidateIds: chunk });
    yield chunk.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { facts: stored, corrections, ...candidate } = row;
      const facts = effectiveFacts(storedResumeFacts(stored?.facts), readCorrections(corrections));
      const mask = masks.get(id);
      return {
        candidate: maskCandidate(candidate, mask),
        facts: mask ? maskFacts(facts, mask) : facts,
        hidden: mask !== undefined,
        overall: overall.get(id) ?? null,
        scores: scores.get(id) ?? {},
      };
    });
  }
}
