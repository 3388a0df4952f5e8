import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { bearerToken } from './authenticateRequests.ts';
import { clientOf } from './clientOf.ts';
import type { Rates } from './serverOptions.ts';

export interface RateLimits {
  /** Counts a request, and states in the answer's headers how many are left. @throws AppError TOO_MANY_REQUESTS */
  countRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The same for a sign-in call, whose limit is stricter. @throws AppError TOO_MANY_REQUESTS */
  countSignInCall(request: FastifyRequest, reply?: FastifyReply): Promise<void>;
}

/**
 * Counters of this process. A token has one budget for REST and GraphQL together; callers without a token share that of their address, or of their network
 * where one machine has 2^64 addresses.
 */
export async function limitRates(app: FastifyInstance, { requests, signIn }: Rates): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const ofToken = app.createRateLimit({ max: requests, timeWindow: 60_000, keyGenerator: callerKey });
  const ofClient = app.createRateLimit({ max: signIn, timeWindow: 60_000, keyGenerator: clientOf });
  return {
    async countRequest(request, reply) {
      check(await ofToken(request), reply);
    },
    async countSignInCall(request, reply) {
      check(await ofClient(request), reply);
    },
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** States the count in the headers of the answer. @throws AppError TOO_MANY_REQUESTS */
function check(count: Count, reply: FastifyReply | undefined): void {
  if (count.isAllowed) return;
  reply?.headers({
    'ratelimit-limit': count.max,
    'ratelimit-remaining': count.remaining,
    'ratelimit-reset': count.ttlInSeconds,
  });
  if (count.isExceeded) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, count.ttlInSeconds) });
}

/** Only a valid token gets its own budget: otherwise each guessed token would come with a new one. */
function callerKey(request: FastifyRequest): string {
  const token = request.ctx.viewer === null ? null : bearerToken(request);
  return token === null ? clientOf(request) : createHash('sha256').update(token).digest('base64');
}
