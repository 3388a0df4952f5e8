import type { BulkKind } from '../../core/bulk/bulkOperation.ts';
import { cancelJob } from '../../core/bulk/cancelJob.ts';
import { startBulk } from '../../core/bulk/startBulk.ts';
import type { BulkJob } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { ActivityChannelType, ActivityTypeType } from '../candidates/activity.ts';
import { SavedStatusType } from '../candidates/saved.ts';
import { RejectionReasonType, StageType } from '../common/enums.ts';
import { readId } from '../common/globalId.ts';
import type { RequestContext } from '../requestContext.ts';
import { JobType } from './job.ts';

const BulkSelectionInput = builder.inputType('BulkSelectionInput', {
  fields: (t) => ({
    projectId: t.id({ description: 'Candidates of other positions are reported as failed. Absent: of whatever position.' }),
    ids: t.field({ type: 'PackedIds', required: true }),
  }),
});

const SavedActionType = builder.enumType('SavedAction', {
  values: {
    TOGGLE: { value: 'toggle', description: 'Shortlists, or takes a shortlisted candidate back to saved.' },
    SAVE: { value: 'save' },
    SHORTLIST: { value: 'shortlist' },
    HIRE: { value: 'hire' },
    REJECT: { value: 'reject' },
  } as const,
});

/** Input fields of every bulk mutation. */
const selection = { type: BulkSelectionInput, required: true } as const;
const background = { defaultValue: true, description: 'False: a selection of up to 1,000 is done when this answers.' } as const;

interface BulkInput extends Record<string, unknown> {
  selection: { projectId?: string | number | null | undefined; ids: string[] };
  background?: boolean | null | undefined;
}

async function start(
  ctx: RequestContext,
  kind: BulkKind,
  { selection: { projectId, ids }, background: inBackground, ...input }: BulkInput,
): Promise<{ job: BulkJob }> {
  const chosen = { projectId: projectId == null ? null : readId('Project', projectId), ids };
  return { job: await startBulk(ctx, { kind, selection: chosen, input, background: inBackground }) };
}

builder.relayMutationField(
  'bulkMoveStage',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      stage: t.field({ type: StageType, required: true }),
      reason: t.field({ type: RejectionReasonType, description: 'Needed for REJECTED unless there is a note, and only for it.' }),
      note: t.string({ description: 'Needed with the reason OTHER.' }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    description: 'Each move is an activity and an audited event.',
    resolve: (_root, { input }, ctx) => start(ctx, 'moveStage', input),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkSchedule',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      when: t.field({ type: 'DateTime', required: true }),
      note: t.string(),
      channel: t.field({ type: ActivityChannelType }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    description: 'The same appointment for each candidate.',
    resolve: (_root, { input }, ctx) => start(ctx, 'addActivity', { ...input, type: 'SCHEDULE' }),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkAddActivity',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      type: t.field({ type: ActivityTypeType, required: true }),
      channel: t.field({ type: ActivityChannelType }),
      when: t.field({ type: 'DateTime' }),
      note: t.string(),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    resolve: (_root, { input }, ctx) => start(ctx, 'addActivity', input),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkSetPayment',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      paymentExpected: t.int({ required: true, description: 'Whole units a year; 0: none.' }),
      currency: t.string({ description: 'ISO 4217; USD by default.' }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    resolve: (_root, { input }, ctx) => start(ctx, 'setPayment', input),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkSave',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      action: t.field({ type: SavedActionType, required: true }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    description: 'In the list of the viewer.',
    resolve: (_root, { input }, ctx) => start(ctx, 'save', input),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

const SavedEntryInput = builder.inputType('SavedEntryInput', {
  fields: (t) => ({
    candidateId: t.id({ required: true }),
    status: t.field({ type: SavedStatusType }),
    starred: t.boolean(),
  }),
});

builder.relayMutationField(
  'bulkSaveEach',
  {
    inputFields: (t) => ({
      entries: t.field({ type: [SavedEntryInput], required: true }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    description: "In the viewer's saved list, each candidate with its own status.",
    resolve: (_root, { input: { entries: given, background: inBackground } }, ctx) => {
      const entries = given.map(({ candidateId, ...entry }) => [readId('Candidate', candidateId), entry] as const);
      const ids = entries.map(([id]) => id);
      return start(ctx, 'saveEach', { selection: { ids }, background: inBackground, entries: Object.fromEntries(entries) });
    },
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkUnsave',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    description: 'Takes candidates out of the list of the viewer.',
    resolve: (_root, { input }, ctx) => start(ctx, 'unsave', input),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkArchive',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      archived: t.boolean({ defaultValue: true, description: 'False brings them back.' }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    resolve: (_root, { input }, ctx) => start(ctx, 'archive', input),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'bulkInvite',
  {
    inputFields: (t) => ({
      selection: t.field(selection),
      positionId: t.id({ description: "The position that {position} names; absent: each candidate's own." }),
      subject: t.string({ required: true }),
      text: t.string({ required: true, description: 'Plain text, with {name}, {position} and {sender}.' }),
      background: t.boolean(background),
    }),
  },
  {
    errors: {},
    description: 'Writes an e-mail to each candidate, always in the background. Needs a mail server: `Installation.sendsMail`.',
    resolve: (_root, { input }, ctx) =>
      start(ctx, 'invite', { ...input, positionId: input.positionId == null ? null : readId('Project', input.positionId) }),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);

builder.relayMutationField(
  'cancelJob',
  { inputFields: (t) => ({ jobId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Stops a bulk operation of the viewer. What was done stays done.',
    resolve: async (_root, { input }, ctx) => ({ job: await cancelJob(ctx, { jobId: readId('Job', input.jobId) }) }),
  },
  { outputFields: (t) => ({ job: t.field({ type: JobType, resolve: ({ job }) => job }) }) },
);
