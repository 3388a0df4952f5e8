import { revealCandidate } from '../../core/blindReview/revealCandidate.ts';
import { setBlindReview } from '../../core/blindReview/setBlindReview.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { readId } from '../common/globalId.ts';
import { UserType } from './user.ts';

builder.prismaObjectFields('User', (t) => ({
  blindReview: t.exposeBoolean('blindReview', {
    description:
      'Names, contacts, photos, age, hints at gender and schools of candidates are hidden from this user, at every door. A hidden value reads "██████".',
  }),
}));

builder.relayMutationField(
  'setBlindReview',
  { inputFields: (t) => ({ on: t.boolean({ required: true }) }) },
  {
    errors: {},
    description: 'Turns blind review on or off for the viewer. Whatever was answered before is out of date.',
    resolve: (_root, { input }, ctx) => setBlindReview(ctx, input),
  },
  { outputFields: (t) => ({ viewer: t.field({ type: UserType, resolve: (user) => user }) }) },
);

builder.relayMutationField(
  'revealCandidate',
  { inputFields: (t) => ({ candidateId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Shows the viewer who a candidate is for 30 minutes, in spite of blind review. Recorded.',
    resolve: (_root, { input }, ctx) => revealCandidate(ctx, { candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);
