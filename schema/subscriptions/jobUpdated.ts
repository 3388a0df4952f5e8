import { getJob } from '../../core/bulk/getJob.ts';
import { jobFollower } from '../../core/bulk/jobFollower.ts';
import { followedWhere, openStates } from '../../core/bulk/runningJobs.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { JobType } from '../jobs/job.ts';
import type { RequestContext } from '../requestContext.ts';
import { followTopic } from './followTopic.ts';

interface Followed {
  id: string;
  version: number;
}

const select = { id: true, version: true } as const;

builder.subscriptionField('jobUpdated', (t) =>
  t.prismaField({
    type: JobType,
    description:
      'The running jobs of the viewer and the renewal of results, then each change of one. With `id`, that job alone: its state now, then each change; ends with the job.',
    args: { id: t.arg.id() },
    subscribe: async (_root, { id }, ctx) => {
      if (id == null) return followJobs(ctx, ctx.viewer?.userId ?? '');
      return followTopic(ctx, jobFollower(ctx, await getJob(ctx, { id: readId('Job', id) })));
    },
    resolve: (query, { id }: Followed, _args, { db }) => db.bulkJob.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

function followJobs(ctx: RequestContext, ownerId: string): AsyncIterable<Followed> {
  const sent = new Map<string, number>();
  const isNew = ({ id, version }: Pick<Followed, 'id' | 'version'>) => version > (sent.get(id) ?? -1);
  const remember = (jobs: Followed[]) => {
    for (const { id, version } of jobs) sent.set(id, version);
    return jobs;
  };
  const followed = followedWhere({ ownerId });
  return followTopic(ctx, {
    topic: 'job',
    // Include jobs already sent, because one may have ended while messages were lost.
    current: async () => {
      const where = { AND: [followed, { OR: [{ state: { in: [...openStates] } }, { id: { in: [...sent.keys()] } }] }] };
      return remember((await ctx.db.bulkJob.findMany({ where, select })).filter(isNew));
    },
    concerns: isNew,
    // Asked again, because the rows read since the message came may have been newer.
    changed: async (message) =>
      isNew(message) ? remember(await ctx.db.bulkJob.findMany({ where: { AND: [followed, { id: message.id }] }, select })) : [],
  });
}
