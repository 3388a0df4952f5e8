import { z } from 'zod';
import { getViewer } from '../../../core/accounts/getViewer.ts';
import { requestSignInCode } from '../../../core/accounts/requestSignInCode.ts';
import { signOut } from '../../../core/accounts/signOut.ts';
import { verifySignInCode } from '../../../core/accounts/verifySignInCode.ts';
import { needsRead, noContent, openToAll, problems, type RestScope } from '../route.ts';
import { presentUser, User } from './user.ts';

const tags = ['auth'];
const signInCall = { ...openToAll, signInCall: true } as const;

const Empty = z.object({});
const SignedIn = z
  .object({ access_token: z.string().describe('For `Authorization: Bearer`.'), user: User })
  .meta({ id: 'SignedIn' });

export function authRoutes(scope: RestScope): void {
  scope.post(
    '/auth/request',
    {
      config: signInCall,
      schema: {
        tags,
        security: [],
        summary: 'Sends a sign-in code; the answer is the same for every address',
        body: z.object({ email: z.string().max(254) }),
        response: { 202: Empty, ...problems },
      },
    },
    async ({ ctx, body }, reply) => {
      await requestSignInCode(ctx, body);
      return reply.code(202).send({});
    },
  );

  scope.post(
    '/auth/verify',
    {
      config: { ...signInCall, secretField: 'access_token', failures: [401] },
      schema: {
        tags,
        security: [],
        summary: 'Trades a code for an access token',
        body: z.object({
          email: z.string().max(254),
          code: z.string().max(64).describe('From the e-mail.'),
          totp: z
            .string()
            .max(64)
            .nullish()
            .describe(
              'From the authenticator app, or a recovery code. Without it, a user with a second factor gets SECOND_FACTOR_NEEDED.',
            ),
          remember: z.boolean().default(false),
        }),
        response: { 200: SignedIn, ...problems },
      },
    },
    async ({ ctx, body: { email, code, totp, remember }, headers }) => {
      const { accessToken, user } = await verifySignInCode(ctx, {
        email,
        code,
        totp,
        remember,
        userAgent: headers['user-agent'] ?? null,
      });
      return { access_token: accessToken, user: presentUser(user) };
    },
  );

  scope.get(
    '/auth/me',
    { schema: { tags, summary: 'Who holds this token', response: { 200: User, ...problems } } },
    async ({ ctx }) => presentUser(await getViewer(ctx)),
  );

  scope.post(
    '/auth/logout',
    { config: needsRead, schema: { tags, summary: 'Ends this session', response: { 204: noContent, ...problems } } },
    async ({ ctx }, reply) => {
      await signOut(ctx);
      return reply.code(204).send();
    },
  );
}
