import { makeMainCandidate } from '../../core/persons/makeMainCandidate.ts';
import { mergeCandidates } from '../../core/persons/mergeCandidates.ts';
import { tellApart } from '../../core/persons/tellApart.ts';
import { unmergeCandidate } from '../../core/persons/unmergeCandidate.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { CandidateType } from './candidate.ts';

builder.prismaObjectFields('Candidate', (t) => ({
  merged: t.relation('merged', {
    type: CandidateType,
    query: { orderBy: { id: 'asc' } },
    description: 'Candidates that were merged into this one: the other documents of the person.',
  }),
  mergedInto: t.relation('mergedInto', {
    type: CandidateType,
    nullable: true,
    description: 'The main candidate that this one was merged into; lists show that one only.',
  }),
}));

builder.relayMutationField(
  'mergeCandidates',
  { inputFields: (t) => ({ mainId: t.id({ required: true }), otherIds: t.idList({ required: true }) }) },
  {
    errors: {},
    description:
      'Makes several candidates of a position one. The document of the main one leads; activities, saved entries, pay and typed facts of the others come to it.',
    resolve: (_root, { input: { mainId, otherIds } }, ctx) =>
      mergeCandidates(ctx, { mainId: readId('Candidate', mainId), otherIds: otherIds.map((id) => readId('Candidate', id)) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'unmergeCandidate',
  { inputFields: (t) => ({ candidateId: t.id({ required: true }) }) },
  {
    errors: {},
    description:
      'Takes a merged candidate out again, with everything that came from it. What was added since stays with the main one.',
    resolve: (_root, { input }, ctx) => unmergeCandidate(ctx, { candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'leadWithCandidate',
  { inputFields: (t) => ({ candidateId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Makes a merged candidate the main one: the facts and the score of its document are shown.',
    resolve: (_root, { input }, ctx) => makeMainCandidate(ctx, { candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'tellApart',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      otherId: t.id({ required: true }),
      different: t.boolean({ required: true, description: 'False takes it back.' }),
    }),
  },
  {
    errors: {},
    description: 'Remembers that two candidates are different people although they share an e-mail, a phone or a name.',
    resolve: (_root, { input: { candidateId, otherId, different } }, ctx) =>
      tellApart(ctx, { candidateId: readId('Candidate', candidateId), otherId: readId('Candidate', otherId), different }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);
