import { getScreening } from '../../core/screenings/getScreening.ts';
import { findScreeningResults } from '../../core/screenings/orders/getScreeningResult.ts';
import { orderScreening } from '../../core/screenings/orders/orderScreening.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { ScreeningType } from './screening.ts';

builder.prismaObjectFields('Screening', (t) => ({
  externalId: t.exposeString('externalId', { nullable: true, description: "The ordering system's id." }),
}));

builder.queryField('orderedScreening', (t) =>
  t.field({
    type: ScreeningType,
    nullable: true,
    description: "The viewer's own screening with an id that another system gave.",
    args: { externalId: t.arg.string({ required: true }) },
    resolve: async (_root, { externalId }, ctx) => (await findScreeningResults(ctx, { externalId }))[0]?.screening,
  }),
);

builder.relayMutationField(
  'orderScreening',
  {
    inputFields: (t) => ({
      projectId: t.id({ description: 'Absent: a new position, named after the job description.' }),
      requirements: t.field({ type: ['Upload'], description: 'Job descriptions.' }),
      resumes: t.field({ type: ['Upload'], description: 'As GraphQL multipart.' }),
      fileUrls: t.stringList({ description: 'Where résumés are fetched, on hosts that the operator allows.' }),
      externalId: t.string({ description: 'Ordered twice, it is one screening.' }),
      callbackUrl: t.string({ description: 'Gets a signed `screening.finished` message with the result.' }),
    }),
  },
  {
    errors: {},
    description: 'A screening in one call. To send files one after the other, use `startScreening` and `uploadDocuments`.',
    resolve: async (_root, { input: { projectId, requirements, resumes, fileUrls, ...order } }, ctx) => {
      const { id, callbackSecret } = await orderScreening(ctx, {
        ...order,
        source: 'GRAPHQL',
        projectId: projectId ? readId('Project', projectId) : null,
        requirements: requirements ?? [],
        resumes: resumes ?? [],
        fileUrls: fileUrls ?? [],
      });
      return { screening: await getScreening(ctx, { id }), callbackSecret };
    },
  },
  {
    outputFields: (t) => ({
      screening: t.field({ type: ScreeningType, resolve: ({ screening }) => screening }),
      callbackSecret: t.string({
        nullable: true,
        description: 'Signs the message to `callbackUrl` (standardwebhooks.com); null without one.',
        resolve: ({ callbackSecret }) => callbackSecret,
      }),
    }),
  },
);
