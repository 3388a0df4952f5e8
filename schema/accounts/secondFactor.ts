import { getViewer } from '../../core/accounts/getViewer.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../../core/secondFactor/changeSecondFactor.ts';
import { builder } from '../builder.ts';
import { UserType } from './user.ts';

builder.relayMutationField(
  'startSecondFactor',
  { inputFields: (t) => ({ issuer: t.string({ description: 'The name that the app shows; NOA by default.' }) }) },
  {
    errors: {},
    description:
      'Makes a secret for an authenticator app. It is asked for at sign-in once `enableSecondFactor` was called with a code of the app.',
    resolve: (_root, { input }, ctx) => startSecondFactor(ctx, input),
  },
  {
    outputFields: (t) => ({
      secret: t.exposeString('secret', { description: 'For typing in. Shown this once.' }),
      uri: t.exposeString('uri', { description: 'The text of the QR code.' }),
    }),
  },
);

builder.relayMutationField(
  'enableSecondFactor',
  { inputFields: (t) => ({ code: t.string({ required: true, description: 'A fresh code of the authenticator app.' }) }) },
  { errors: {}, resolve: (_root, { input }, ctx) => enableSecondFactor(ctx, input) },
  {
    outputFields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', { description: 'Each replaces the app once. Shown this once.' }),
      viewer: t.field({ type: UserType, resolve: (_done, _args, ctx) => getViewer(ctx) }),
    }),
  },
);

builder.relayMutationField(
  'renewRecoveryCodes',
  { inputFields: (t) => ({ code: t.string({ required: true }) }) },
  { errors: {}, resolve: (_root, { input }, ctx) => renewRecoveryCodes(ctx, input) },
  {
    outputFields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes'),
      viewer: t.field({ type: UserType, resolve: (_done, _args, ctx) => getViewer(ctx) }),
    }),
  },
);

builder.relayMutationField(
  'disableSecondFactor',
  {
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'A fresh code of the authenticator app, or a recovery code.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await disableSecondFactor(ctx, input);
      return {};
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: UserType, resolve: (_done, _args, ctx) => getViewer(ctx) }),
    }),
  },
);
