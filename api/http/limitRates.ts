import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { bearerToken } from './authenticateRequests.ts';
import type { Rates } from './serverOptions.ts';

export interface RateLimits {
  /** Counts a request, and states in the answer's headers how many are left. @throws AppError TOO_MANY_REQUESTS */
  countRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a sign-in call. @throws AppError TOO_MANY_REQUESTS */
  countSignInCall(request: FastifyRequest): Promise<void>;
}

/** Counters of this process. A token has one budget for REST and GraphQL together; callers without a token share their address's. */
export async function limitRates(app: FastifyInstance, { requests, signIn }: Rates): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const ofToken = app.createRateLimit({ max: requests, timeWindow: 60_000, keyGenerator: callerKey });
  const ofClient = app.createRateLimit({ max: signIn, timeWindow: 60_000, keyGenerator: ({ ip }) => ip });
  return {
    async countRequest(request, reply) {
      const count = await ofToken(request);
      if (count.isAllowed) return;
      reply.headers({
        'ratelimit-limit': count.max,
        'ratelimit-remaining': count.remaining,
        'ratelimit-reset': count.ttlInSeconds,
      });
      refuseExceeded(count);
    },
    async countSignInCall(request) {
      const count = await ofClient(request);
      if (!count.isAllowed) refuseExceeded(count);
    },
  };
}

function refuseExceeded({ isExceeded, ttlInSeconds }: { isExceeded: boolean; ttlInSeconds: number }): void {
  if (isExceeded) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, ttlInSeconds) });
}

/** Only a valid token gets its own budget: otherwise each guessed token would come with a new one. */
function callerKey(request: FastifyRequest): string {
  const token = request.ctx.viewer === null ? null : bearerToken(request);
  return token === null ? request.ip : createHash('sha256').update(token).digest('base64');
}
