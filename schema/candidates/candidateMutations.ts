import { correctCandidate } from '../../core/corrections/correctCandidate.ts';
import { createCandidateOnce } from '../../core/corrections/createCandidate.ts';
import { removeCorrection } from '../../core/corrections/removeCorrection.ts';
import { builder } from '../builder.ts';
import { CandidateSourceType } from '../common/enums.ts';
import { readId } from '../common/globalId.ts';
import { CandidateFieldType } from '../facts/candidateFacts.ts';
import { CandidateType } from './candidate.ts';

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

builder.relayMutationField(
  'createCandidate',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      fullName: t.string({ required: true }),
      title: t.string(),
      years: t.float(),
      skills: t.stringList(),
      location: t.string(),
      email: t.string(),
      phone: t.string(),
      website: t.string(),
      linkedin: t.string(),
      source: t.field({ type: CandidateSourceType, description: 'GRAPHQL by default.' }),
      externalId: t.string({
        description:
          'Your own name for the candidate. If the position has one of that name, that candidate is the answer, unchanged.',
      }),
    }),
  },
  {
    errors: {},
    description: 'A candidate without a document. The given facts are stored as corrections and scored.',
    resolve: (_root, { input: { projectId, fullName: name, skills, source, ...facts } }, ctx) =>
      createCandidateOnce(ctx, {
        ...facts,
        ...(skills !== undefined && { skills: skills ?? [] }),
        name,
        projectId: readId('Project', projectId),
        source: source ?? 'GRAPHQL',
      }),
  },
  {
    outputFields: (t) => ({
      candidate: t.field({ type: CandidateType, resolve: ({ candidate }) => candidate }),
      created: t.exposeBoolean('created'),
    }),
  },
);
