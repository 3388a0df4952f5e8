import { getViewer } from '../../core/accounts/getViewer.ts';
import { deletePreset } from '../../core/presets/deletePreset.ts';
import { listPresets } from '../../core/presets/listPresets.ts';
import type { Preset } from '../../core/presets/preset.ts';
import { savePreset } from '../../core/presets/savePreset.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { UserType } from './user.ts';

export const PresetType = builder.objectRef<Preset>('Preset').implement({
  description: "A user's named choice of weights or filters.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Preset', id) }),
    name: t.exposeString('name'),
    scope: t.exposeString('scope', { description: '`weights` or `differences`.' }),
    payload: t.field({
      type: 'JSON',
      description:
        '`weights`: {facet key: share}, shares sum to 1. `differences`: {skills minUniqueness rareOnly certification education}.',
      resolve: ({ payload }) => payload,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  presets: t.field({
    type: [PresetType],
    description: 'By name.',
    args: { scope: t.arg.string({ required: true }) },
    resolve: (_user, { scope }, ctx) => listPresets(ctx, { scope }),
  }),
}));

builder.relayMutationField(
  'savePreset',
  {
    inputFields: (t) => ({
      name: t.string({ description: 'Empty: named after the date and time. A name that the scope has already is overwritten.' }),
      scope: t.string({ required: true }),
      payload: t.field({ type: 'JSON', required: true }),
    }),
  },
  { errors: {}, resolve: (_root, { input }, ctx) => savePreset(ctx, input) },
  {
    outputFields: (t) => ({
      preset: t.field({ type: PresetType, resolve: (preset) => preset }),
      viewer: t.field({ type: UserType, resolve: (_preset, _args, ctx) => getViewer(ctx) }),
    }),
  },
);

builder.relayMutationField(
  'deletePreset',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      const id = readId('Preset', input.id);
      await deletePreset(ctx, { id });
      return { deletedPresetId: encodeGlobalId('Preset', id) };
    },
  },
  {
    outputFields: (t) => ({
      deletedPresetId: t.exposeID('deletedPresetId'),
      viewer: t.field({ type: UserType, resolve: (_deleted, _args, ctx) => getViewer(ctx) }),
    }),
  },
);
