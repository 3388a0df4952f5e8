import { z } from 'zod';
import { readScopes, scopes } from '../../../core/access/scopes.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { createAccessToken } from '../../../core/tokens/createAccessToken.ts';
import { listAccessTokens } from '../../../core/tokens/listAccessTokens.ts';
import { revokeAccessToken } from '../../../core/tokens/revokeAccessToken.ts';
import type { ApiToken } from '../../../prisma/generated/client.ts';
import { Id, Time } from '../formats.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { idParams, needsAdmin, noContent, problems, type RestScope } from '../route.ts';

const tags = ['tokens'];

const fields = {
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)).describe('`write` includes `read`, `admin` includes both.'),
  created_at: Time,
  expires_at: Time.nullable(),
  last_used_at: Time.nullable().describe('To within some minutes.'),
};
const AccessToken = z.object(fields).meta({ id: 'AccessToken' });
const CreatedToken = z
  .object({ ...fields, token: z.string().describe('Shown this once. Send it as `Authorization: Bearer`.') })
  .meta({ id: 'CreatedAccessToken' });

function present({ id, name, scopes: held, createdAt, expiresAt, lastUsedAt }: ApiToken): z.infer<typeof AccessToken> {
  return {
    id,
    name,
    scopes: readScopes(held),
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

export function tokenRoutes(scope: RestScope): void {
  scope.get(
    '/tokens',
    {
      config: needsAdmin,
      schema: {
        tags,
        summary: 'Your personal access tokens, newest first',
        querystring: z.object(pageQuery),
        response: { 200: z.object({ items: z.array(AccessToken) }), ...problems },
      },
    },
    async (request, reply) => ({ items: pageOf(request, reply, await listAccessTokens(request.ctx)).map(present) }),
  );

  scope.post(
    '/tokens',
    {
      config: { ...needsAdmin, secretField: 'token' },
      schema: {
        tags,
        summary: 'Makes a personal access token, which acts as you as far as its scopes go',
        body: z.object({
          name: z.string().max(longestTexts.word),
          scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
          expires_at: z.iso
            .datetime({ offset: true })
            .max(40)
            .nullish()
            .describe('Without it the token lasts until it is revoked.'),
        }),
        response: { 201: CreatedToken, ...problems },
      },
    },
    async ({ ctx, body: { name, scopes: wanted, expires_at } }, reply) => {
      const expiresAt = expires_at ? new Date(expires_at) : null;
      const { row, token } = await createAccessToken(ctx, { name, scopes: wanted, expiresAt });
      return reply.code(201).send({ ...present(row), token });
    },
  );

  scope.delete(
    '/tokens/:id',
    {
      config: needsAdmin,
      schema: { tags, summary: 'Revokes a token at once', params: idParams, response: { 204: noContent, ...problems } },
    },
    async ({ ctx, params }, reply) => {
      await revokeAccessToken(ctx, params);
      return reply.code(204).send();
    },
  );
}
