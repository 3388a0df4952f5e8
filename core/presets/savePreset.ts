import { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { storableJson, storableText } from '../database/storableJson.ts';
import { AppError } from '../errors.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { type Preset, presetScope } from './preset.ts';
import { readPresetPayload } from './presetPayloads.ts';

export interface SavePresetInput {
  /** Empty: "Preset " and the date and time (UTC). */
  name?: string | null | undefined;
  scope: string;
  payload?: unknown;
}

/** Most presets of a user, because lists show them all at once. */
const mostPresets = 100;

const input = z.object({ name: limitedText(longestTexts.word).nullish(), scope: presetScope, payload: z.unknown() });

/**
 * Stores a preset. Overwrites the scope's preset of the same name, ignoring case.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export function savePreset(ctx: Ctx, given: SavePresetInput): Promise<Preset> {
  return storePreset(ctx, given, ctx.db);
}

/** {@link savePreset} in the caller's transaction. */
export async function storePreset(
  ctx: Ctx,
  given: SavePresetInput,
  db: Pick<Prisma.TransactionClient, 'preset'>,
): Promise<Preset> {
  const { userId } = requireViewer(ctx);
  const { scope, payload: sent, ...parsed } = parseInput(input, given);
  const payload = readPresetPayload(ctx, scope, sent);
  const name = storableText(parsed.name || `Preset ${ctx.now().toISOString().slice(0, 19).replace('T', ' ')}`);
  const key = { userId, scope, nameKey: name.toLowerCase() };
  const stored = { name, payload: storableJson(payload) };
  const others = await db.preset.count({ where: { userId, scope, nameKey: { not: key.nameKey } } });
  if (others >= mostPresets)
    throw new AppError('INVALID_INPUT', { message: `At most ${mostPresets} presets. Delete one first.` });
  const row = await db.preset.upsert({
    where: { userId_scope_nameKey: key },
    create: { ...key, ...stored },
    update: stored,
  });
  return { ...row, scope, payload };
}
