import { requestSignInCode } from '../../core/accounts/requestSignInCode.ts';
import { signOut } from '../../core/accounts/signOut.ts';
import { verifySignInCode } from '../../core/accounts/verifySignInCode.ts';
import { builder } from '../builder.ts';
import { UserType } from './user.ts';

builder.relayMutationField(
  'requestSignInCode',
  { inputFields: (t) => ({ email: t.string({ required: true }) }) },
  {
    errors: {},
    openToAll: true,
    resolve: async (_root, { input }, ctx) => {
      await ctx.countSignInCall();
      return requestSignInCode(ctx, input);
    },
  },
  { outputFields: (t) => ({ cooldownSeconds: t.exposeInt('cooldownSeconds') }) },
);

builder.relayMutationField(
  'verifySignInCode',
  {
    inputFields: (t) => ({
      email: t.string({ required: true }),
      code: t.string({ required: true }),
      totp: t.string({ description: 'From the authenticator app, or a recovery code; for users with a second factor.' }),
      remember: t.boolean({ required: true }),
    }),
  },
  {
    errors: {},
    openToAll: true,
    resolve: async (_root, { input }, ctx) => {
      await ctx.countSignInCall();
      const signedIn = await verifySignInCode(ctx, { ...input, userAgent: ctx.userAgent });
      // The rest of this answer belongs to the new viewer.
      ctx.viewer = { userId: signedIn.user.id, sessionId: null };
      return signedIn;
    },
  },
  {
    outputFields: (t) => ({
      accessToken: t.exposeString('accessToken'),
      viewer: t.field({ type: UserType, resolve: ({ user }) => user }),
    }),
  },
);

builder.relayMutationField(
  'signOut',
  { inputFields: (t) => ({ everywhere: t.boolean() }) },
  {
    resolve: async (_root, { input }, ctx) => {
      await signOut(ctx, { everywhere: input.everywhere ?? false });
      return { signedOut: true };
    },
  },
  { outputFields: (t) => ({ signedOut: t.exposeBoolean('signedOut') }) },
);
