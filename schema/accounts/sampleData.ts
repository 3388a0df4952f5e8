import { getViewer } from '../../core/accounts/getViewer.ts';
import { countSampleData, type SampleData } from '../../core/sampleData/countSampleData.ts';
import { removeSampleData } from '../../core/sampleData/removeSampleData.ts';
import { builder } from '../builder.ts';
import { UserType } from './user.ts';

const SampleDataType = builder.objectRef<SampleData>('SampleData').implement({
  description: 'Positions that the viewer made with the documents that ship with the product, and that hold nothing else.',
  fields: (t) => ({
    positions: t.exposeInt('positions'),
    candidates: t.exposeInt('candidates'),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  sampleData: t.field({ type: SampleDataType, select: { id: true }, resolve: (_user, _args, ctx) => countSampleData(ctx) }),
}));

builder.relayMutationField(
  'removeSampleData',
  {
    inputFields: (t) => ({
      positions: t.int({
        description: 'How many the user agreed to. When there are others by now, nothing is deleted (CONFLICT).',
      }),
    }),
  },
  {
    errors: {},
    description: 'Deletes what `User.sampleData` counts, with everything in it.',
    resolve: async (_root, { input }, ctx) => ({ deletedInternalIds: await removeSampleData(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      deletedInternalIds: t.exposeStringList('deletedInternalIds', { description: 'Of the deleted positions.' }),
      viewer: t.field({ type: UserType, resolve: (_done, _args, ctx) => getViewer(ctx) }),
    }),
  },
);
