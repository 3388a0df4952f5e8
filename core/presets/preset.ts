import { z } from 'zod';
import type { Preset as PresetRow } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { type PresetScope, presetScopes, readPresetPayload } from './presetPayloads.ts';

/** A user's named weights, filters or mail text. */
export interface Preset {
  id: string;
  name: string;
  scope: PresetScope;
  payload: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
}

export const presetScope = z.enum(presetScopes, `Choose ${presetScopes.join(' or ')}.`);

/** Null for a row that this version cannot read: a scope or a payload of another version. */
export function readPreset(ctx: Pick<Ctx, 'plugins'>, row: PresetRow): Preset | null {
  const { id, name, createdAt, updatedAt } = row;
  const scope = presetScope.safeParse(row.scope);
  if (!scope.success) return null;
  try {
    return { id, name, scope: scope.data, payload: readPresetPayload(ctx, scope.data, row.payload), createdAt, updatedAt };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
