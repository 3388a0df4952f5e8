import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { explainItem } from '../../core/bulk/explainItem.ts';
import type { Candidate } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { JobStateType } from '../common/enums.ts';
import type { RequestContext } from '../requestContext.ts';

const candidates = createContextCache(
  ({ db }: RequestContext) =>
    new DataLoader<string, Candidate | null>(async (ids) => {
      const found = await db.candidate.findMany({ where: { id: { in: [...ids] } } });
      const byId = new Map(found.map((candidate) => [candidate.id, candidate]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

const JobItemErrorType = builder.prismaObject('BulkJobItem', {
  name: 'JobItemError',
  fields: (t) => ({
    itemId: t.exposeString('itemId'),
    message: t.string({
      description: "In the request's language.",
      resolve: ({ message }, _args, { locale }) => explainItem(message, locale),
    }),
    candidate: t.field({
      type: CandidateType,
      nullable: true,
      description: 'Null when the item is not a candidate, or was deleted.',
      resolve: ({ itemId }, _args, ctx) => candidates(ctx).load(itemId),
    }),
  }),
});

export const JobType = builder.prismaNode('BulkJob', {
  name: 'Job',
  id: { field: 'id' },
  nullable: true,
  description: 'Work in the background. A `renewal` belongs to nobody: all who sign in see it.',
  fields: (t) => ({
    internalId: t.exposeString('id'),
    kind: t.exposeString('kind'),
    state: t.expose('state', { type: JobStateType }),
    completed: t.exposeInt('completed'),
    failed: t.exposeInt('failed'),
    total: t.exposeInt('total'),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    errors: t.relation('items', {
      type: JobItemErrorType,
      query: { where: { state: 'FAILED' }, orderBy: { position: 'asc' }, take: 100 },
    }),
    screening: t.relation('screening', { nullable: true }),
  }),
});
