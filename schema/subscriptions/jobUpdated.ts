import { jobWhere } from '../../core/bulk/runningJobs.ts';
import { builder } from '../builder.ts';
import { JobType } from '../job.ts';
import type { RequestContext } from '../requestContext.ts';
import { followTopic } from './followTopic.ts';

interface Followed {
  id: string;
  version: number;
}

builder.subscriptionField('jobUpdated', (t) =>
  t.prismaField({
    type: JobType,
    description: 'The running jobs of the viewer, then each change of one: what the badge shows.',
    subscribe: (_root, _args, ctx) => followJobs(ctx, ctx.viewer?.userId ?? ''),
    resolve: (query, { id }: Followed, _args, { db }) => db.bulkJob.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

function followJobs(ctx: RequestContext, ownerId: string): AsyncIterable<Followed> {
  const sent = new Map<string, number>();
  const isNew = ({ id, version }: Followed) => version > (sent.get(id) ?? -1);
  const remember = (jobs: Followed[]) => {
    for (const { id, version } of jobs) sent.set(id, version);
    return jobs;
  };
  const select = { id: true, version: true } as const;
  return followTopic(ctx, {
    topic: 'job',
    // Those already sent too: one may have ended while messages were missed.
    current: async () => {
      const where = { OR: [jobWhere({ ownerId, running: true }), { ownerId, id: { in: [...sent.keys()] } }] };
      return remember((await ctx.db.bulkJob.findMany({ where, select })).filter(isNew));
    },
    changed: async (message) =>
      isNew(message) ? remember(await ctx.db.bulkJob.findMany({ where: { id: message.id, ownerId }, select })) : [],
  });
}
