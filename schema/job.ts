import { explainCode, isErrorCode } from '../core/errorMessages.ts';
import { builder } from './builder.ts';
import { JobStateType } from './enums.ts';

const JobItemErrorType = builder.prismaObject('BulkJobItem', {
  name: 'JobItemError',
  fields: (t) => ({
    itemId: t.exposeString('itemId'),
    message: t.string({
      description: "In the request's language.",
      resolve: ({ message }, _args, { locale }) =>
        message !== null && isErrorCode(message) ? explainCode(message, {}, locale) : (message ?? ''),
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
