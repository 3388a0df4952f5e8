import type { Ctx } from '../../core/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request of the API by the host. */
    ctx: Ctx;
  }
  interface FastifyContextConfig {
    /** May be asked without a token. */
    openToAll?: boolean;
    /** Counts against the stricter limit of the sign-in calls. */
    signInCall?: boolean;
  }
}
