import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { deletePreset } from '../../../core/presets/deletePreset.ts';
import { listPresets } from '../../../core/presets/listPresets.ts';
import type { Preset as StoredPreset } from '../../../core/presets/preset.ts';
import { presetScopes } from '../../../core/presets/presetPayloads.ts';
import { savePreset } from '../../../core/presets/savePreset.ts';
import { Id, Time } from '../formats.ts';
import { newestFirst, pageOf, pageQuery } from '../paging.ts';
import { idParams, noContent, problems, type RestScope } from '../route.ts';

const tags = ['presets'];
const scopes = `One of: ${presetScopes.join(', ')}.`;

export const PresetAnswer = z
  .object({
    id: Id,
    name: z.string(),
    scope: z.enum(presetScopes),
    payload: z.record(z.string(), z.unknown()),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Preset' });
const PresetList = z.object({ items: z.array(PresetAnswer) }).meta({ id: 'PresetList' });

export function presentPreset({ createdAt, updatedAt, ...preset }: StoredPreset): z.infer<typeof PresetAnswer> {
  return { ...preset, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}

export function presetRoutes(scope: RestScope): void {
  scope.get(
    '/presets',
    {
      schema: {
        tags,
        summary: 'Your own presets, newest first',
        querystring: z.object({ ...pageQuery, scope: z.string().max(longestTexts.word).optional().describe(scopes) }),
        response: { 200: PresetList, ...problems },
      },
    },
    async (request, reply) => {
      const presets = await listPresets(request.ctx, { scope: request.query.scope });
      return { items: pageOf(request, reply, presets.toSorted(newestFirst)).map(presentPreset) };
    },
  );

  scope.post(
    '/presets',
    {
      schema: {
        tags,
        summary: 'Saves a preset; the same name and scope, ignoring case, is overwritten',
        body: z.object({
          name: z.string().max(longestTexts.word).nullish().describe('Without one: "Preset" and the time.'),
          scope: z.string().max(longestTexts.word).describe(scopes),
          payload: z.record(z.string().max(longestTexts.word), z.unknown()),
        }),
        response: { 201: PresetAnswer, ...problems },
      },
    },
    async ({ ctx, body }, reply) => reply.code(201).send(presentPreset(await savePreset(ctx, body))),
  );

  scope.delete(
    '/presets/:id',
    { schema: { tags, summary: 'Deletes one of your presets', params: idParams, response: { 204: noContent, ...problems } } },
    async ({ ctx, params }, reply) => {
      await deletePreset(ctx, params);
      return reply.code(204).send();
    },
  );
}
