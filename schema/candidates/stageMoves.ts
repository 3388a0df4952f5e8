import { builder } from '../builder.ts';
import { ActivityNode } from './activity.ts';

builder.prismaObjectField('Project', 'stageMoves', (t) =>
  t.prismaConnection({
    type: ActivityNode,
    cursor: 'id',
    description: 'Who moved whom to which stage and when, newest first.',
    resolve: (query, { id: projectId }, _args, { db }) =>
      db.activity.findMany({
        ...query,
        where: { type: 'STAGE_CHANGE', candidate: { projectId } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);
