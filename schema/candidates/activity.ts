import { findUsers } from '../../core/accounts/findUsers.ts';
import { addActivity } from '../../core/activities/addActivity.ts';
import { exportActivities } from '../../core/activities/exportActivities.ts';
import { ActivityChannel as activityChannels, ActivityType as activityTypes } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';
import { authorName } from '../common/authorName.ts';
import { countLoader } from '../common/countLoader.ts';
import { RejectionReasonType, StageType } from '../common/enums.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { CandidateType } from './candidate.ts';

export const ActivityTypeType = builder.enumType('ActivityType', { values: Object.values(activityTypes) });
export const ActivityChannelType = builder.enumType('ActivityChannel', { values: Object.values(activityChannels) });

interface Author {
  id: string;
  name: string;
}

const MentionedType = builder.objectRef<Author>('MentionedUser').implement({
  description: 'A user whom a note mentions, or can mention.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('User', id) }),
    name: t.exposeString('name', { description: 'Else the e-mail address.' }),
    isViewer: t.boolean({ resolve: ({ id }, _args, { viewer }) => id === viewer?.userId }),
  }),
});

builder.queryField('mentionableUsers', (t) =>
  t.field({
    type: [MentionedType],
    description: 'Colleagues whose name or e-mail address has a word that begins like this, by name.',
    args: { search: t.arg.string(), first: t.arg.int({ defaultValue: 6 }) },
    extensions: { cost: 10 },
    resolve: async (_root, { search, first }, ctx) => {
      const users = await findUsers(ctx, { search, take: first ?? 6 });
      return users.map(({ id, fullName, email }) => ({ id, name: fullName?.trim() || email }));
    },
  }),
);

const AuthorType = builder.objectRef<Author>('ActivityAuthor').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    isViewer: t.boolean({ resolve: ({ id }, _args, { viewer }) => id === viewer?.userId }),
  }),
});

export const ActivityNode = builder.prismaNode('Activity', {
  id: { field: 'id' },
  nullable: true,
  description:
    'What happened with a candidate: a contact, an appointment, a note, a change of stage. Everyone who signs in sees it.',
  fields: (t) => ({
    internalId: t.exposeString('id'),
    type: t.expose('type', { type: ActivityTypeType }),
    channel: t.expose('channel', { type: ActivityChannelType, nullable: true }),
    when: t.expose('when', { type: 'DateTime', nullable: true, description: 'The time of an appointment.' }),
    note: t.exposeString('note', { nullable: true }),
    mentions: t.field({
      type: [MentionedType],
      description: 'Whom the note mentions, as `@name` in it.',
      select: { mentions: true },
      resolve: async ({ mentions }, _args, ctx) => {
        const named = await Promise.all(mentions.map(async (id) => ({ id, name: await authorName(ctx, id) })));
        return named.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
      },
    }),
    fromStage: t.expose('fromStage', { type: StageType, nullable: true }),
    toStage: t.expose('toStage', { type: StageType, nullable: true }),
    rejectionReason: t.expose('rejectionReason', {
      type: RejectionReasonType,
      nullable: true,
      description: 'Of a move to REJECTED.',
    }),
    candidate: t.relation('candidate'),
    invitedTo: t.relation('invitedTo', { nullable: true, description: 'The position that an e-mail invited to.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.field({
      type: AuthorType,
      nullable: true,
      description: 'Null when their account was deleted.',
      select: { authorId: true },
      resolve: async ({ authorId }, _args, ctx) => {
        const name = await authorName(ctx, authorId);
        return authorId === null || name === null ? null : { id: authorId, name };
      },
    }),
  }),
});

const countActivities = countLoader(async ({ db }, ids) => {
  const groups = await db.activity.groupBy({ by: ['candidateId'], where: { candidateId: { in: ids } }, _count: true });
  return groups.map(({ candidateId, _count }) => ({ key: candidateId, count: _count }));
});

const countNotes = countLoader(async ({ db }, ids) => {
  const where = { candidateId: { in: ids }, type: 'NOTE' } as const;
  const groups = await db.activity.groupBy({ by: ['candidateId'], where, _count: true });
  return groups.map(({ candidateId, _count }) => ({ key: candidateId, count: _count }));
});

builder.prismaObjectFields('Candidate', (t) => ({
  activityCount: t.int({ select: { id: true }, resolve: ({ id }, _args, ctx) => countActivities(ctx, id) }),
  activities: t.relatedConnection(
    'activities',
    {
      cursor: 'id',
      description: 'Newest first.',
      args: { notes: t.arg.boolean({ description: 'Only notes.' }), updatedSince: t.arg({ type: 'DateTime' }) },
      query: ({ notes, updatedSince }) => ({
        where: { ...(notes && { type: 'NOTE' as const }), ...(updatedSince && { createdAt: { gte: updatedSince } }) },
        orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
      }),
    },
    {
      fields: (c) => ({
        totalCount: c.int({
          resolve: ({ parent, args }, _args, ctx) => (args.notes ? countNotes : countActivities)(ctx, parent.id),
        }),
      }),
    },
  ),
}));

builder.queryField('activitiesCsv', (t) =>
  t.string({
    description: 'The activities of candidates as CSV: candidate_id, type, channel, note, when.',
    args: { ids: t.arg({ type: 'PackedIds', required: true }) },
    extensions: { cost: 200 },
    resolve: (_root, { ids }, ctx) => exportActivities(ctx, { candidateIds: ids }),
  }),
);

builder.relayMutationField(
  'addActivity',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      type: t.field({ type: ActivityTypeType, required: true }),
      channel: t.field({ type: ActivityChannelType }),
      when: t.field({ type: 'DateTime', description: 'Required for SCHEDULE.' }),
      note: t.string({ description: 'Required for NOTE.' }),
      mentions: t.idList({ description: 'Users whom a note mentions; they are notified.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => ({
      activity: await addActivity(ctx, {
        ...input,
        candidateId: readId('Candidate', input.candidateId),
        mentions: input.mentions?.map((id) => readId('User', id)),
      }),
    }),
  },
  {
    outputFields: (t) => ({
      activity: t.field({ type: ActivityNode, resolve: ({ activity }) => activity }),
      candidate: t.prismaField({
        type: CandidateType,
        resolve: (query, { activity }, _args, { db }) =>
          db.candidate.findUniqueOrThrow({ ...query, where: { id: activity.candidateId } }),
      }),
    }),
  },
);
