import { archiveCandidate } from '../../core/candidates/archiveCandidate.ts';
import { moveCandidate } from '../../core/candidates/stages/moveCandidate.ts';
import { erasePerson } from '../../core/erasure/erasePerson.ts';
import { setCandidatePayment } from '../../core/payments/setCandidatePayment.ts';
import { builder } from '../builder.ts';
import { RejectionReasonType, StageType } from '../common/enums.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { CandidateType } from './candidate.ts';

builder.relayMutationField(
  'setCandidatePayment',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      paymentExpected: t.int({
        description: "Whole units a year. 0: none. Absent: the user's figure is taken back, and the document's shows again.",
      }),
      currency: t.string({ description: 'ISO 4217; USD by default.' }),
    }),
  },
  {
    errors: {},
    description: 'Sets the expected pay, which replaces what the document states.',
    resolve: (_root, { input }, ctx) =>
      setCandidatePayment(ctx, { ...input, candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'moveCandidate',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      stage: t.field({ type: StageType, required: true }),
      reason: t.field({ type: RejectionReasonType, description: 'Needed for REJECTED unless there is a note, and only for it.' }),
      note: t.string({ description: 'Needed with the reason OTHER.' }),
    }),
  },
  {
    errors: {},
    description: 'Moves a candidate to another stage; the move is an activity and an audited event.',
    resolve: (_root, { input }, ctx) => moveCandidate(ctx, { ...input, candidateId: readId('Candidate', input.candidateId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'archiveCandidate',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      archived: t.boolean({ defaultValue: true, description: 'False brings the candidate back.' }),
    }),
  },
  {
    errors: {},
    description: 'Hides a candidate from the lists of its position. Nothing is deleted.',
    resolve: (_root, { input }, ctx) =>
      archiveCandidate(ctx, { candidateId: readId('Candidate', input.candidateId), archived: input.archived ?? true }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'erasePerson',
  { inputFields: (t) => ({ candidateId: t.id({ required: true }) }) },
  {
    errors: {},
    description:
      'Erases a person for good, in every position: the candidate, and all that were merged with it, came with the same file, or share name and e-mail or name and phone.',
    resolve: (_root, { input }, ctx) => erasePerson(ctx, { candidateId: readId('Candidate', input.candidateId) }),
  },
  {
    outputFields: (t) => ({
      erasedIds: t.idList({ resolve: ({ erasedIds }) => erasedIds.map((id) => encodeGlobalId('Candidate', id)) }),
      erasedPresets: t.exposeInt('erasedPresets', { description: "Users' presets that named them and went with them." }),
      redactedNotes: t.exposeInt('redactedNotes', { description: 'Notes on others in which they were blacked out.' }),
    }),
  },
);
