import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../input/parseInput.ts';
import { type Preset, presetScope, readPreset } from './preset.ts';

const input = z.object({ scope: presetScope.nullish() });

/**
 * The viewer's presets by name, of one scope or of all.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function listPresets(ctx: Ctx, query: { scope?: string | null | undefined } = {}): Promise<Preset[]> {
  const { userId } = requireViewer(ctx);
  const { scope } = parseInput(input, query);
  const rows = await ctx.db.preset.findMany({
    where: { userId, ...(scope ? { scope } : {}) },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
  });
  return rows.flatMap((row) => readPreset(ctx, row) ?? []);
}
