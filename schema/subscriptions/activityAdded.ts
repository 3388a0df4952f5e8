import { getCandidate } from '../../core/candidates/getCandidate.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { readId } from '../common/globalId.ts';
import { followTopic } from './followTopic.ts';

builder.subscriptionField('activityAdded', (t) =>
  t.prismaField({
    type: CandidateType,
    description: 'The candidate now, and again whenever something was recorded for it: a note, a contact, an appointment.',
    args: { candidateId: t.arg.id({ required: true }) },
    subscribe: async (_root, { candidateId }, ctx) => {
      const { id } = await getCandidate(ctx, { id: readId('Candidate', candidateId) });
      const current = () => ctx.db.candidate.findMany({ where: { id }, select: { id: true } });
      return followTopic(ctx, {
        topic: 'activity',
        current,
        concerns: (message) => message.candidateId === id || message.candidateId === null,
        subject: `candidate ${id}`,
      });
    },
    resolve: (query, { id }: { id: string }, _args, { db }) => db.candidate.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
