import { getViewer } from '../../core/accounts/getViewer.ts';
import { markNotificationsRead } from '../../core/notifications/markNotificationsRead.ts';
import { type NotificationKind, notificationKinds, readParams } from '../../core/notifications/notification.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';
import { authorName } from '../common/authorName.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { loadProjects } from '../projects/loadProjects.ts';
import { ProjectType } from '../projects/project.ts';
import { UserType } from './user.ts';

const NotificationKindType = builder.enumType('NotificationKind', {
  values: Object.fromEntries(
    notificationKinds.map((kind) => [kind.toUpperCase().replaceAll('-', '_'), { value: kind }]),
  ) as Record<string, { value: NotificationKind }>,
});

export const NotificationType = builder.prismaObject('Notification', {
  description:
    'What a user is told of: the end of background work, a mail that did not arrive, a note, a webhook that was switched off.',
  select: { params: true },
  fields: (t) => ({
    id: t.id({ select: { id: true }, resolve: ({ id }) => encodeGlobalId('Notification', id) }),
    kind: t.field({ type: NotificationKindType, select: { kind: true }, resolve: ({ kind }) => kind as NotificationKind }),
    path: t.exposeString('path', { nullable: true, description: 'The screen that shows more.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    read: t.boolean({ select: { readAt: true }, resolve: ({ readAt }) => readAt !== null }),
    jobKind: t.string({ nullable: true, resolve: (row) => readParams(row).jobKind }),
    completed: t.int({ nullable: true, resolve: (row) => readParams(row).completed }),
    failed: t.int({ nullable: true, resolve: (row) => readParams(row).failed }),
    total: t.int({ nullable: true, resolve: (row) => readParams(row).total }),
    project: t.loadable({
      type: ProjectType,
      nullable: true,
      description: 'The position of the job; null when it was deleted.',
      load: loadProjects,
      resolve: (row) => readParams(row).projectId,
    }),
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      description: 'The first of those that the note is on; null when that one is gone.',
      load: loadCandidates,
      resolve: (row) => readParams(row).candidateId,
    }),
    candidateCount: t.int({ nullable: true, resolve: (row) => readParams(row).count }),
    authorName: t.string({
      nullable: true,
      resolve: (row, _args, ctx) => authorName(ctx, readParams(row).authorId ?? null),
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  notifications: t.relatedConnection('notifications', {
    type: NotificationType,
    cursor: 'id',
    description: 'Newest first.',
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
  unreadNotifications: t.relationCount('notifications', { where: { readAt: null } }),
}));

builder.relayMutationField(
  'markNotificationsRead',
  { inputFields: (t) => ({ ids: t.idList({ description: 'Without them all are marked.' }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await markNotificationsRead(ctx, { ids: input.ids?.map((id) => readId('Notification', id)) });
      return {};
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: UserType, resolve: (_marked, _args, ctx) => getViewer(ctx) }) }) },
);
