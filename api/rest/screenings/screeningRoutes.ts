import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { parseInput } from '../../../core/input/parseInput.ts';
import { refuseMasked } from '../../../core/privacy/refuseMasked.ts';
import { findScreeningResults, getScreeningResult } from '../../../core/screenings/orders/getScreeningResult.ts';
import { type OrderScreeningInput, orderScreening } from '../../../core/screenings/orders/orderScreening.ts';
import { readForm } from '../extract/readForm.ts';
import { claimKey } from '../idempotency.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { idParams, namesThings, problems, type RestScope } from '../route.ts';
import { presentScreening, Screening, screeningFields } from './screening.ts';

const tags = ['screenings'];

const OrderedScreening = z
  .object({
    ...screeningFields,
    callback_secret: z
      .string()
      .nullable()
      .describe('Signs the message to `callback_url` (standardwebhooks.com); null without one.'),
  })
  .meta({ id: 'OrderedScreening' });

const order = {
  project_id: z.string().max(longestTexts.word).nullish().describe('Without it a new position is made from `requirement`.'),
  external_id: z.string().min(1).max(longestTexts.search).nullish().describe('Yours. Ordered twice, it is one screening.'),
  callback_url: z.string().max(2_000).nullish().describe('Gets a signed `screening.finished` message with the result.'),
};
const jsonOrder = z.object({ ...order, file_urls: z.array(z.string().max(2_000)).min(1).max(1_000) });

export function screeningRoutes(scope: RestScope): void {
  scope.post(
    '/screenings',
    {
      validatorCompiler: () => () => true,
      config: { ...namesThings, secretField: 'callback_secret' },
      schema: {
        tags,
        consumes: ['multipart/form-data', 'application/json'],
        summary:
          'Orders a screening, with files (multipart), or with addresses of files on a host that the operator allows (JSON)',
        body: z.object({
          ...order,
          files: z.array(z.file()).optional().describe('Résumés. Multipart only.'),
          requirement: z.file().optional().describe('The job description. Multipart only.'),
          file_urls: jsonOrder.shape.file_urls.optional().describe('Where résumés are fetched. JSON only.'),
        }),
        response: { 202: OrderedScreening, ...problems },
      },
    },
    async (request, reply) => {
      const wanted = await readOrder(request, reply);
      if (wanted === null) return reply;
      const { id, callbackSecret } = await orderScreening(request.ctx, { ...wanted, source: 'REST' });
      const screening = presentScreening(await getScreeningResult(request.ctx, { id }), request.ctx.locale);
      return reply.code(202).send({ ...screening, callback_secret: callbackSecret });
    },
  );

  scope.get(
    '/screenings',
    {
      schema: {
        tags,
        summary: 'Your own screenings with an id of yours: none or one',
        querystring: z.object({ ...pageQuery, external_id: z.string().min(1).max(longestTexts.search) }),
        response: { 200: z.object({ items: z.array(Screening) }), ...problems },
      },
    },
    async (request, reply) => {
      const { ctx, query } = request;
      const found = await findScreeningResults(ctx, { externalId: query.external_id });
      const results = new Map(found.map((result) => [result.screening.id, result]));
      const shown = pageOf(
        request,
        reply,
        found.map(({ screening }) => screening),
      );
      return { items: shown.flatMap(({ id }) => results.get(id) ?? []).map((result) => presentScreening(result, ctx.locale)) };
    },
  );

  scope.get(
    '/screenings/:id',
    {
      schema: {
        tags,
        summary: 'A screening with its candidates so far',
        params: idParams,
        response: { 200: Screening, ...problems },
      },
    },
    async ({ ctx, params }) => presentScreening(await getScreeningResult(ctx, params), ctx.locale),
  );
}

/** Null when the stored answer to the same request was sent. */
async function readOrder(request: FastifyRequest, reply: FastifyReply): Promise<Omit<OrderScreeningInput, 'source'> | null> {
  if (!request.headers['content-type']?.startsWith('multipart/')) {
    const { project_id, external_id, callback_url, file_urls } = parseInput(jsonOrder, request.body);
    return { projectId: project_id, externalId: external_id, callbackUrl: callback_url, fileUrls: file_urls };
  }
  const { files, fields, fingerprint } = await readForm(request);
  if (await claimKey(request, reply, fingerprint)) return null;
  refuseMasked(fields);
  const known = parseInput(z.object(order), fields);
  const isRequirement = ({ field }: { field: string }) => field === 'requirement';
  if (files.length === 0) throw new AppError('NO_RESUMES');
  return {
    projectId: known.project_id,
    externalId: known.external_id,
    callbackUrl: known.callback_url,
    requirements: files.filter(isRequirement),
    resumes: files.filter((file) => !isRequirement(file)),
  };
}
