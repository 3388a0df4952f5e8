import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Ctx } from '../../core/context.ts';
import { longestTexts } from '../../core/limitedText.ts';
import type { Scope } from '../../core/scopes.ts';
import { Problem, problemType } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request of the API by the host. */
    ctx: Ctx;
  }
  interface FastifyContextConfig {
    /** May be called without a token. */
    openToAll?: boolean;
    /** What an access token must be allowed to do; by default `read` for GET, `write` for everything else. */
    needs?: Scope;
    /** May be called with a ticket instead of a token; the route checks it. */
    opensByTicket?: boolean;
    /** Counts against the stricter limit of the sign-in calls. */
    signInCall?: boolean;
  }
}

/** A scope whose routes are typed by their zod schemas. */
export type RestScope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const problemAnswer = { description: 'A problem document', content: { [problemType]: { schema: Problem } } };

/** Error answers that every route may give. */
export const problems = { '4xx': problemAnswer, '5xx': problemAnswer };

export const noContent = z.undefined().describe('Done; there is nothing to say.');

/** The configuration of a route that needs no token. */
export const openToAll = { openToAll: true } as const;

/** The configuration of a POST that changes nothing. */
export const needsRead = { needs: 'read' } as const;
export const needsAdmin = { needs: 'admin' } as const;

/** Core decides whether the id names anything. */
export const idParams = z.object({ id: z.string().max(longestTexts.word) });

export const candidateId = z.string().max(longestTexts.word);

/** Ids in an address: separated by commas, or repeated. */
export const idList = (most: number) =>
  z
    .union([z.string().max(40 * most), z.array(z.string().max(longestTexts.word)).max(most)])
    .transform((given) => [given].flat().flatMap((list) => list.split(',')))
    .pipe(z.array(z.string()).max(most));
