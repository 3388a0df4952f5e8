import { updateProfile } from '../../core/accounts/updateProfile.ts';
import { jobOrder, jobWhere } from '../../core/bulk/runningJobs.ts';
import { Digest as digests } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';

const DigestType = builder.enumType('Digest', { values: Object.values(digests) });

export const UserType = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    internalId: t.exposeString('id'),
    email: t.exposeString('email'),
    fullName: t.exposeString('fullName', { nullable: true }),
    role: t.exposeString('role', { nullable: true }),
    language: t.exposeString('language', { nullable: true }),
    theme: t.exposeString('theme', { nullable: true }),
    notifyOnDesktop: t.exposeBoolean('notifyOnDesktop', {
      description: 'Whether browsers that allow it show notifications while NOA is not in view.',
    }),
    notifyByEmail: t.exposeBoolean('notifyByEmail', { description: 'Whether mentions are also sent by e-mail.' }),
    digest: t.expose('digest', { type: DigestType, description: 'How often a digest is sent by e-mail.' }),
    tourSeen: t.exposeBoolean('tourSeen', { description: 'Has finished or skipped the tour of the first page.' }),
    twoFactor: t.boolean({
      description: 'Whether signing in also asks for a code of an authenticator app.',
      select: { twoFactorEnabledAt: true },
      resolve: ({ twoFactorEnabledAt }) => twoFactorEnabledAt !== null,
    }),
    recoveryCodesLeft: t.relationCount('recoveryCodes', { where: { usedAt: null } }),
    jobs: t.relatedConnection(
      'jobs',
      {
        cursor: 'id',
        description: 'Newest first; running ones are what the badge counts.',
        args: { running: t.arg.boolean() },
        query: ({ running }, { viewer }) => ({ where: jobWhere({ ownerId: viewer?.userId ?? '', running }), orderBy: jobOrder }),
      },
      {
        fields: (c) => ({
          totalCount: c.int({
            resolve: ({ parent, args: { running } }, _args, { db }) =>
              db.bulkJob.count({ where: jobWhere({ ownerId: parent.id, running }) }),
          }),
        }),
      },
    ),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: UserType,
    nullable: true,
    openToAll: true,
    description: 'Null without a valid session.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer ? db.user.findUnique({ ...query, where: { id: viewer.userId } }) : null,
  }),
);

builder.relayMutationField(
  'updateProfile',
  {
    inputFields: (t) => ({
      fullName: t.string(),
      role: t.string(),
      language: t.string(),
      theme: t.string(),
      notifyOnDesktop: t.boolean(),
      notifyByEmail: t.boolean(),
      digest: t.field({ type: DigestType }),
      tourSeen: t.boolean({ description: 'False shows the tour of the first page again.' }),
    }),
  },
  { errors: {}, resolve: (_root, { input }, ctx) => updateProfile(ctx, input) },
  { outputFields: (t) => ({ viewer: t.field({ type: UserType, resolve: (user) => user }) }) },
);
