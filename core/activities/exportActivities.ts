import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import { recordExport } from '../audit/recordExport.ts';
import { largestSelection } from '../candidates/largestSelection.ts';
import type { Ctx } from '../context.ts';
import { writeCsv } from '../csv/writeCsv.ts';
import { parseInput } from '../input/parseInput.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskStrings } from '../privacy/maskFacts.ts';

const input = z.object({ candidateIds: z.array(z.uuid()).min(1, 'Select at least one candidate.').max(largestSelection) });

interface Row {
  candidate_id: string;
  type: string;
  channel: string | null;
  note: string | null;
  when: string | null;
}

/** Hides nothing. */
const nothing = { text: (value: string) => value };

/**
 * The activities of candidates as CSV, newest first: candidate_id, type, channel, note, when. Cells that a spreadsheet would run as a formula are made harmless.
 * The audit log says who asked for whom.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function exportActivities(ctx: Ctx, { candidateIds }: { candidateIds: readonly string[] }): Promise<string> {
  requireViewer(ctx);
  const { candidateIds: ids } = parseInput(input, { candidateIds });
  const rows = await ctx.db.$queryRaw<Row[]>`
    select candidate_id::text as candidate_id, lower(type::text) as type, lower(channel::text) as channel,
      coalesce(note, initcap(from_stage::text) || ' → ' || initcap(to_stage::text)) as note,
      to_char(coalesce("when", created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "when"
    from activities where candidate_id = any(${ids}::uuid[])
    order by candidate_id, created_at desc, id desc`;
  await recordExport(ctx, { action: 'activities.exported', candidateIds: ids });
  const masks = await loadMasks(ctx, { candidateIds: ids });
  const shown = await mapInTurns(rows, ({ candidate_id: id, type, channel, note, when }) => {
    return [id, type, channel, maskStrings(note, masks.get(id) ?? nothing), when];
  });
  return writeCsv([['candidate_id', 'type', 'channel', 'note', 'when'], ...shown]);
}
