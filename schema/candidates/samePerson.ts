import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { listSamePersons, type SamePerson } from '../../core/candidates/listSamePersons.ts';
import { duplicateReasons } from '../../core/candidates/personKeys.ts';
import { builder } from '../builder.ts';
import type { RequestContext } from '../requestContext.ts';
import { CandidateType } from './candidate.ts';

const DuplicateReasonType = builder.enumType('DuplicateReason', { values: duplicateReasons });

const SamePersonType = builder.objectRef<SamePerson>('SamePerson').implement({
  description: 'Another candidate of the position that is taken for the same person.',
  fields: (t) => ({
    candidate: t.loadable({
      type: CandidateType,
      load: async (ids: string[], { db }) => {
        const found = await db.candidate.findMany({ where: { id: { in: ids } } });
        const candidates = new Map(found.map((candidate) => [candidate.id, candidate]));
        return ids.map((id) => candidates.get(id) ?? new Error(`Candidate ${id} is gone.`));
      },
      resolve: ({ candidateId }) => candidateId,
    }),
    reasons: t.field({
      type: [DuplicateReasonType],
      description: 'What both have in common; empty when only a third document links them.',
      resolve: ({ reasons }) => reasons,
    }),
  }),
});

const loaders = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<string, SamePerson[]>(async (ids) => {
      const others = await listSamePersons(ctx, { candidateIds: ids });
      return ids.map((id) => others.get(id) ?? []);
    }),
);

builder.prismaObjectFields('Candidate', (t) => ({
  sameAs: t.field({
    type: [SamePersonType],
    description: 'Who else is taken for the same person: by e-mail, phone, or name and title.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => loaders(ctx).load(id),
  }),
}));
