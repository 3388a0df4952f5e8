import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { saveCandidate } from '../../core/saved/saveCandidate.ts';
import { unsaveCandidate } from '../../core/saved/unsaveCandidate.ts';
import type { SavedCandidate } from '../../prisma/generated/client.ts';
import { SavedStatus as savedStatuses } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import type { RequestContext } from '../requestContext.ts';
import { CandidateType } from './candidate.ts';

export const SavedStatusType = builder.enumType('SavedStatus', { values: Object.values(savedStatuses) });

const SavedType = builder.prismaObject('SavedCandidate', {
  name: 'Saved',
  description: 'A candidate in the saved list of the viewer, which only they see.',
  fields: (t) => ({
    status: t.expose('status', { type: SavedStatusType }),
    starred: t.exposeBoolean('starred'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    candidate: t.relation('candidate'),
  }),
});

const loaders = createContextCache(
  ({ db, viewer }: RequestContext) =>
    new DataLoader<string, SavedCandidate | null>(async (ids) => {
      const rows = await db.savedCandidate.findMany({
        where: { userId: viewer?.userId ?? '', candidateId: { in: [...ids] } },
      });
      const saved = new Map(rows.map((row) => [row.candidateId, row]));
      return ids.map((id) => saved.get(id) ?? null);
    }),
);

builder.prismaObjectFields('Candidate', (t) => ({
  saved: t.field({
    type: SavedType,
    nullable: true,
    description: 'Null when the viewer has not saved this candidate.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => (ctx.viewer === null ? null : loaders(ctx).load(id)),
  }),
}));

builder.prismaObjectFields('User', (t) => ({
  saved: t.relatedConnection('savedCandidates', {
    cursor: 'id',
    description: "The viewer's own list, newest first.",
    args: {
      updatedSince: t.arg({
        type: 'DateTime',
        description: 'Only entries that changed, or whose candidate did, at this moment or later.',
      }),
    },
    totalCount: true,
    query: ({ updatedSince }) => {
      const at = { updatedAt: { gte: updatedSince ?? undefined } };
      return {
        where: updatedSince ? { OR: [at, { candidate: at }] } : {},
        orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
      };
    },
  }),
}));

builder.relayMutationField(
  'saveCandidate',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      status: t.field({
        type: SavedStatusType,
        description: 'Absent: SAVED for one that is not saved yet, else the status stays.',
      }),
      starred: t.boolean({ description: 'Absent: true for SHORTLISTED, false for SAVED, else unchanged.' }),
    }),
  },
  {
    errors: {},
    description: "Puts a candidate into the viewer's own list, or changes its status there.",
    resolve: (_root, { input }, ctx) => saveCandidate(ctx, { ...input, candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'unsaveCandidate',
  { inputFields: (t) => ({ candidateId: t.id({ required: true }) }) },
  {
    errors: {},
    resolve: (_root, { input }, ctx) => unsaveCandidate(ctx, { candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);
