import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginRequest } from '../../core/idempotency/beginRequest.ts';
import { dropRequest, finishRequest } from '../../core/idempotency/finishRequest.ts';
import { renewEvery } from '../../core/idempotency/keyTimes.ts';
import { renewRequests } from '../../core/idempotency/renewRequests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key under which to store this request's answer; null when it is not stored. */
    claimedKey: string | null;
    /** The call stores nothing, so its answer is not stored either: it would be a copy of the sent data. A repeat computes it again. */
    answerForgotten: boolean;
  }
  interface FastifyInstance {
    /** Running requests of this server that have a key. */
    keyedRequests: Set<FastifyRequest>;
  }
}

/**
 * `Idempotency-Key` on any POST of a signed-in caller. JSON is compared before the route runs; routes that read files themselves call
 * {@link claimKey} once they have them.
 */
export function keepAnswers(scope: FastifyInstance): void {
  const running = new Set<FastifyRequest>();
  scope.decorate('keyedRequests', running);
  const renewing = setInterval(() => void renewRunning(running), renewEvery).unref();
  scope.addHook('onClose', async () => clearInterval(renewing));
  scope.decorateRequest('claimedKey', null);
  scope.decorateRequest('answerForgotten', false);
  scope.addHook('preHandler', async (request, reply) => {
    request.answerForgotten = request.routeOptions.url?.startsWith('/api/analysis/') === true;
    const isUpload = request.headers['content-type']?.startsWith('multipart/') === true;
    if (!isUpload && (await claimKey(request, reply, JSON.stringify(request.body ?? null)))) return reply;
    return undefined;
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const { claimedKey: key, ctx } = request;
    if (key === null) return;
    request.claimedKey = null;
    running.delete(request);
    // A failed request changed nothing, so it may be repeated with the same key.
    if (reply.statusCode >= 400) await dropRequest(ctx, { key });
    else
      await finishRequest(ctx, {
        key,
        status: reply.statusCode,
        body: request.answerForgotten ? null : readAnswer(request, payload),
      });
  });
}

function readAnswer(request: FastifyRequest, payload: unknown): unknown {
  if (typeof payload !== 'string' || payload === '') return null;
  return changeSecret(request, JSON.parse(payload), request.ctx.sealer.seal);
}

/** While the database is unavailable, keys cannot be renewed or released; they become free when it is back. */
async function renewRunning(running: ReadonlySet<FastifyRequest>): Promise<void> {
  const [first] = running;
  if (first === undefined) return;
  const requests = [...running].flatMap(({ claimedKey: key, ctx: { viewer } }) =>
    key !== null && viewer !== null ? { key, userId: viewer.userId } : [],
  );
  await renewRequests(first.ctx, requests).catch(() => undefined);
}

/** True when the stored answer was sent. */
export async function claimKey(request: FastifyRequest, reply: FastifyReply, body: string): Promise<boolean> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method !== 'POST' || request.ctx.viewer === null) return false;
  const requestHash = createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest('hex');
  const known = await beginRequest(request.ctx, { key, requestHash });
  // Its answer was not stored (a streamed file, or a call that stores nothing), and computing it again changes nothing.
  if (known?.status === 200 && known.body === null) return false;
  if (known === null) {
    request.claimedKey = key;
    request.server.keyedRequests.add(request);
    return false;
  }
  reply.code(known.status).header('idempotent-replayed', 'true');
  if (known.body === null) reply.send();
  else
    reply
      .serializer((payload) => JSON.stringify(payload))
      .type('application/json; charset=utf-8')
      .send(changeSecret(request, known.body, request.ctx.sealer.open));
  return true;
}

/** Encrypts secrets in stored answers, so that the database alone does not reveal them. */
function changeSecret({ routeOptions }: FastifyRequest, body: unknown, change: (secret: string) => string | null): unknown {
  const name = routeOptions.config.secretField;
  if (name === undefined || typeof body !== 'object' || body === null) return body;
  const secret = (body as Record<string, unknown>)[name];
  return typeof secret === 'string' ? { ...body, [name]: change(secret) } : body;
}
