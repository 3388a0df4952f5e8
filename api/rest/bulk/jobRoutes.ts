import { z } from 'zod';
import { cancelJob } from '../../../core/bulk/cancelJob.ts';
import { getJob } from '../../../core/bulk/getJob.ts';
import { readJob } from '../../../core/bulk/readJob.ts';
import { issueStreamTicket, redeemStreamTicket } from '../../../core/bulk/streamTicket.ts';
import type { Ctx } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { Time } from '../formats.ts';
import { idParams, needsRead, problems, type RestScope } from '../route.ts';
import { Job, presentJob } from './job.ts';
import { streamJob } from './streamJob.ts';

const tags = ['bulk'];
const Ticket = z.object({ ticket: z.string(), expires_at: Time }).meta({ id: 'StreamTicket' });
const Stream = {
  description: 'A message for each change: `data: {"state", "meta": {"completed", "total", "failed"}}`; ends with the job',
  content: { 'text/event-stream': { schema: z.string() } },
};

async function present(ctx: Ctx, { id }: { id: string }): Promise<z.infer<typeof Job>> {
  const { job, failures } = await readJob(ctx, { id });
  return presentJob(job, failures, ctx.locale);
}

export function jobRoutes(scope: RestScope): void {
  scope.get(
    '/bulk/:id',
    { schema: { tags, summary: 'How far a job is', params: idParams, response: { 200: Job, ...problems } } },
    async ({ ctx, params }) => present(ctx, params),
  );

  scope.post(
    '/bulk/:id/cancel',
    { schema: { tags, summary: 'Stops a job; what was done stays', params: idParams, response: { 200: Job, ...problems } } },
    async ({ ctx, params }) => present(ctx, await cancelJob(ctx, { jobId: params.id })),
  );

  scope.post(
    '/bulk/:id/ticket',
    {
      config: { ...needsRead, secretField: 'ticket' },
      schema: {
        tags,
        summary: 'A ticket that opens the event stream once, within a minute, for clients that can send no header',
        params: idParams,
        response: { 200: Ticket, ...problems },
      },
    },
    async ({ ctx, params }) => {
      const { ticket, expiresAt } = await issueStreamTicket(ctx, { jobId: params.id });
      return { ticket, expires_at: expiresAt.toISOString() };
    },
  );

  scope.get(
    '/bulk/:id/sse',
    {
      config: { opensByTicket: true },
      schema: {
        tags,
        summary: 'The changes of a job as they happen; resumes after `Last-Event-ID`',
        params: idParams,
        querystring: z.object({ ticket: z.string().max(longestTexts.word).optional() }),
        response: { 200: Stream, ...problems },
      },
    },
    async (request, reply) => {
      const { params, query, headers } = request;
      const ctx = await admit(request.ctx, params.id, query.ticket);
      const job = await getJob(ctx, params);
      scope.countStream(reply, ctx);
      return streamJob(reply, { ctx, job, after: Number(headers['last-event-id'] ?? -1) });
    },
  );
}

/** The context of the bearer token, else of the ticket. */
async function admit(ctx: Ctx, jobId: string, ticket: string | undefined): Promise<Ctx> {
  if (ctx.viewer !== null) return ctx;
  if (ticket === undefined) throw new AppError('UNAUTHENTICATED');
  return { ...ctx, viewer: await redeemStreamTicket(ctx, { ticket, jobId }) };
}
