import { readScopes } from '../../core/access/scopes.ts';
import { getViewer } from '../../core/accounts/getViewer.ts';
import { createAccessToken } from '../../core/tokens/createAccessToken.ts';
import { listAccessTokens } from '../../core/tokens/listAccessTokens.ts';
import { revokeAccessToken } from '../../core/tokens/revokeAccessToken.ts';
import type { ApiToken } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { UserType } from './user.ts';

const ScopeType = builder.enumType('AccessScope', {
  description: '`WRITE` includes `READ`, `ADMIN` includes both.',
  values: { READ: { value: 'read' }, WRITE: { value: 'write' }, ADMIN: { value: 'admin' } } as const,
});

const AccessTokenType = builder.objectRef<ApiToken>('AccessToken').implement({
  description: 'A personal access token: scripts and integrations act with it as its owner, as far as its scopes go.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('AccessToken', id) }),
    name: t.exposeString('name'),
    scopes: t.field({ type: [ScopeType], resolve: ({ scopes }) => readScopes(scopes) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    expired: t.boolean({ resolve: ({ expiresAt }, _args, { now }) => expiresAt !== null && expiresAt <= now() }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'To within some minutes.' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  accessTokens: t.field({
    type: [AccessTokenType],
    description: 'Newest first, without the revoked ones.',
    resolve: (_user, _args, ctx) => listAccessTokens(ctx),
  }),
}));

builder.relayMutationField(
  'createAccessToken',
  {
    inputFields: (t) => ({
      name: t.string({ required: true }),
      scopes: t.field({ type: [ScopeType], required: true }),
      expiresAt: t.field({ type: 'DateTime', description: 'Without it the token lasts until it is revoked.' }),
    }),
  },
  { errors: {}, resolve: (_root, { input }, ctx) => createAccessToken(ctx, input) },
  {
    outputFields: (t) => ({
      token: t.exposeString('token', { description: 'Shown this once. Send it as `Authorization: Bearer`.' }),
      accessToken: t.field({ type: AccessTokenType, resolve: ({ row }) => row }),
      viewer: t.field({ type: UserType, resolve: (_created, _args, ctx) => getViewer(ctx) }),
    }),
  },
);

builder.relayMutationField(
  'revokeAccessToken',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      const id = readId('AccessToken', input.id);
      await revokeAccessToken(ctx, { id });
      return { id };
    },
  },
  {
    outputFields: (t) => ({
      revokedId: t.id({ resolve: ({ id }) => encodeGlobalId('AccessToken', id) }),
      viewer: t.field({ type: UserType, resolve: (_revoked, _args, ctx) => getViewer(ctx) }),
    }),
  },
);
