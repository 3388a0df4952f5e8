import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { bearerToken } from '../callers/authenticateRequests.ts';
import { clientOf } from '../callers/clientOf.ts';
import type { Rates } from '../serverOptions.ts';

export interface RateLimits {
  /** Counts a request, or several that came in one, and sets headers that say how many are left. @throws AppError TOO_MANY_REQUESTS */
  countRequest(request: FastifyRequest, reply: FastifyReply, times?: number): Promise<void>;
  /** Counts a sign-in call, for which the limit is stricter. @throws AppError TOO_MANY_REQUESTS */
  countSignInCall(request: FastifyRequest, reply?: FastifyReply): Promise<void>;
}

/**
 * Limits requests, counted per process. A token has one budget for REST and GraphQL together; callers without a token share the budget of their client (see
 * clientOf).
 */
export async function limitRates(app: FastifyInstance, { requests, signIn }: Rates): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const ofToken = app.createRateLimit({ max: requests, timeWindow: 60_000, keyGenerator: callerKey });
  const ofClient = app.createRateLimit({ max: signIn, timeWindow: 60_000, keyGenerator: clientOf });
  return {
    async countRequest(request, reply, times = 1) {
      for (let counted = 0; counted < times; counted++) check(await ofToken(request), reply);
    },
    async countSignInCall(request, reply) {
      check(await ofClient(request), reply);
    },
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** Sets the headers with the count. @throws AppError TOO_MANY_REQUESTS */
function check(count: Count, reply: FastifyReply | undefined): void {
  if (count.isAllowed) return;
  reply?.headers({
    'ratelimit-limit': count.max,
    'ratelimit-remaining': count.remaining,
    'ratelimit-reset': count.ttlInSeconds,
  });
  if (count.isExceeded) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, count.ttlInSeconds) });
}

/** Only valid tokens have their own budget; otherwise each guessed token would get a new one. */
function callerKey(request: FastifyRequest): string {
  const token = request.ctx.viewer === null ? null : bearerToken(request);
  return token === null ? clientOf(request) : createHash('sha256').update(token).digest('base64');
}
