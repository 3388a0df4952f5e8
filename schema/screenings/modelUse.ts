import type { ModelUseSum } from '../../core/screenings/sumModelUse.ts';
import { builder } from '../builder.ts';

export const ModelUseType = builder.objectRef<ModelUseSum>('ModelUse').implement({
  description: 'Use of language models. They extract; they never score.',
  fields: (t) => ({
    models: t.exposeStringList('models'),
    documents: t.exposeInt('documents', { description: 'Documents that a model was asked about.' }),
    failed: t.exposeInt('failed', { description: 'Those that were read without a model, because it failed.' }),
    calls: t.exposeInt('calls', { description: 'Requests, repeated ones included.' }),
    promptTokens: t.exposeInt('promptTokens', { nullable: true, description: 'Null where the server does not count them.' }),
    completionTokens: t.exposeInt('completionTokens', { nullable: true }),
    seconds: t.exposeFloat('seconds', { description: 'Of all documents together; several may have been asked about at once.' }),
    factsDropped: t.exposeInt('factsDropped', { description: 'Values left out, because the document does not say them.' }),
    price: t.float({
      nullable: true,
      description: 'By the prices that the operator has set; null without them.',
      resolve: ({ price }) => price?.amount ?? null,
    }),
    currency: t.string({ nullable: true, resolve: ({ price }) => price?.currency ?? null }),
  }),
});
