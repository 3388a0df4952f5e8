import { correctCandidate } from '../core/corrections/correctCandidate.ts';
import { removeCorrection } from '../core/corrections/removeCorrection.ts';
import { builder } from './builder.ts';
import { CandidateType } from './candidate.ts';
import { CandidateFieldType } from './facts/candidateFacts.ts';
import { readId } from './globalId.ts';

builder.relayMutationField(
  'correctCandidate',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      field: t.field({ type: CandidateFieldType, required: true }),
      value: t.field({
        type: 'JSON',
        required: false,
        description: 'In the shape of the field; null says that the document is wrong and the right value unknown.',
      }),
    }),
  },
  {
    errors: {},
    resolve: (_root, { input: { candidateId, field, value } }, ctx) =>
      correctCandidate(ctx, { candidateId: readId('Candidate', candidateId), field, value: value ?? null }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'removeCorrection',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      field: t.field({ type: CandidateFieldType, required: true }),
    }),
  },
  {
    errors: {},
    description: 'Takes a correction back: the extracted value shows again.',
    resolve: (_root, { input }, ctx) => removeCorrection(ctx, { ...input, candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);
