import { getScreening } from '../../core/screenings/getScreening.ts';
import type { ScreeningState } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import type { RequestContext } from '../requestContext.ts';
import { ScreeningType } from '../screenings/screening.ts';
import { followTopic } from './followTopic.ts';

interface Followed {
  id: string;
  state: ScreeningState;
}

builder.subscriptionField('screeningUpdated', (t) =>
  t.prismaField({
    type: ScreeningType,
    description: 'Its state now, then each change of it; ends after COMPLETED or CANCELLED.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: async (_root, args, ctx) => {
      const { id } = await getScreening(ctx, { id: readId('Screening', args.id) });
      return followScreening(ctx, id);
    },
    resolve: (query, { id }: Followed, _args, { db }) => db.screening.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

function followScreening(ctx: RequestContext, id: string): AsyncIterable<Followed> {
  const current = () => ctx.db.screening.findMany({ where: { id }, select: { id: true, state: true } });
  return followTopic(ctx, {
    topic: 'screening',
    current,
    concerns: (message) => message.id === id,
    subject: `screening ${id}`,
    isLast: ({ state }) => state === 'COMPLETED' || state === 'CANCELLED',
  });
}
