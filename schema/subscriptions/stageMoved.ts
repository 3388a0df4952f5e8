import { getProject } from '../../core/projects/getProject.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { ProjectType } from '../projects/project.ts';
import { followTopic } from './followTopic.ts';

builder.subscriptionField('stageMoved', (t) =>
  t.prismaField({
    type: ProjectType,
    description:
      'The position now, and again whenever a candidate of it may have moved to another stage: `stageMoves(first: 1)` tells whether one has.',
    args: { projectId: t.arg.id({ required: true }) },
    subscribe: async (_root, { projectId }, ctx) => {
      const { id } = await getProject(ctx, { id: readId('Project', projectId) });
      const current = () => ctx.db.project.findMany({ where: { id }, select: { id: true } });
      const isIn = async (candidateId: string) =>
        (await ctx.db.candidate.findUnique({ where: { id: candidateId }, select: { projectId: true } }))?.projectId === id;
      return followTopic(ctx, {
        topic: 'activity',
        current,
        concerns: () => true,
        subject: `project ${id}`,
        changed: async ({ candidateId }) => (candidateId === null || (await isIn(candidateId)) ? current() : []),
      });
    },
    resolve: (query, { id }: { id: string }, _args, { db }) => db.project.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
