import { cancelScreening } from '../../core/screenings/cancelScreening.ts';
import { finishUpload } from '../../core/screenings/finishUpload.ts';
import { startSampleScreening } from '../../core/screenings/startSampleScreening.ts';
import { startScreening } from '../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../core/screenings/uploadDocuments.ts';
import { builder } from '../builder.ts';
import { DocumentKindType } from '../common/enums.ts';
import { readId } from '../common/globalId.ts';
import { DocumentType } from '../documents/document.ts';
import { ScreeningType } from './screening.ts';

builder.relayMutationField(
  'startScreening',
  {
    inputFields: (t) => ({
      projectId: t.id(),
      expectedJobDescriptions: t.int({ required: true }),
      expectedResumes: t.int({ required: true }),
    }),
  },
  {
    errors: {},
    description: 'Opens a screening; files follow in `uploadDocuments`. Without a project one is made.',
    resolve: (_root, { input }, ctx) =>
      startScreening(ctx, {
        ...input,
        projectId: input.projectId ? readId('Project', input.projectId) : null,
        source: ctx.ownClient ? 'UPLOAD' : 'GRAPHQL',
      }),
  },
  { outputFields: (t) => ({ screening: t.field({ type: ScreeningType, resolve: (screening) => screening }) }) },
);

builder.relayMutationField(
  'startSampleScreening',
  {
    inputFields: (t) => ({
      locale: t.string({ description: "Names the new position: en or ru; the request's language otherwise." }),
    }),
  },
  {
    errors: {},
    description: 'A screening with the fictional documents that ship with the product.',
    resolve: (_root, { input: { locale } }, ctx) =>
      startSampleScreening(locale === 'en' || locale === 'ru' ? { ...ctx, locale } : ctx),
  },
  { outputFields: (t) => ({ screening: t.field({ type: ScreeningType, resolve: (screening) => screening }) }) },
);

builder.relayMutationField(
  'uploadDocuments',
  {
    inputFields: (t) => ({
      screeningId: t.id({ required: true }),
      kind: t.field({ type: DocumentKindType, required: true }),
      files: t.field({ type: ['Upload'], required: true }),
      keys: t.stringList({
        description: 'One for each file: a file whose key this screening already has is not added again when it is sent again.',
      }),
    }),
  },
  {
    errors: {},
    description:
      'Up to NOA_MAX_FILES files as GraphQL multipart (`files`). Refused files come back as documents in state FAILED.',
    resolve: (_root, { input: { screeningId, kind, files, keys } }, ctx) =>
      uploadDocuments(ctx, { screeningId: readId('Screening', screeningId), kind, files, keys }),
  },
  {
    outputFields: (t) => ({
      screening: t.field({ type: ScreeningType, resolve: ({ screening }) => screening }),
      documents: t.field({ type: [DocumentType], resolve: ({ documents }) => documents }),
    }),
  },
);

builder.relayMutationField(
  'finishUpload',
  { inputFields: (t) => ({ screeningId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Ends the upload: the screening continues with the files it has.',
    resolve: (_root, { input }, ctx) => finishUpload(ctx, { screeningId: readId('Screening', input.screeningId) }),
  },
  { outputFields: (t) => ({ screening: t.field({ type: ScreeningType, resolve: (screening) => screening }) }) },
);

builder.relayMutationField(
  'cancelScreening',
  { inputFields: (t) => ({ screeningId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Stops the screening; finished work stays.',
    resolve: (_root, { input }, ctx) => cancelScreening(ctx, { screeningId: readId('Screening', input.screeningId) }),
  },
  { outputFields: (t) => ({ screening: t.field({ type: ScreeningType, resolve: (screening) => screening }) }) },
);
