import { getViewer } from '../../core/accounts/getViewer.ts';
import { listSessions } from '../../core/accounts/listSessions.ts';
import { revokeSession } from '../../core/accounts/revokeSession.ts';
import type { Session } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { UserType } from './user.ts';

const SessionType = builder.objectRef<Session>('Session').implement({
  description: 'A browser in which the viewer is signed in.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Session', id) }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'As the browser named itself when it signed in.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'To within some minutes.' }),
    current: t.boolean({
      description: 'Whether this request was sent with it.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  sessions: t.field({
    type: [SessionType],
    description: 'Those that still work, last used first.',
    resolve: (_user, _args, ctx) => listSessions(ctx),
  }),
}));

builder.relayMutationField(
  'revokeSession',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Signs one browser out. `signOut` ends the session of this request, or all.',
    resolve: async (_root, { input }, ctx) => {
      const id = readId('Session', input.id);
      await revokeSession(ctx, { id });
      return { id };
    },
  },
  {
    outputFields: (t) => ({
      revokedId: t.id({ resolve: ({ id }) => encodeGlobalId('Session', id) }),
      viewer: t.field({ type: UserType, resolve: (_revoked, _args, ctx) => getViewer(ctx) }),
    }),
  },
);
