import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Scope } from '../../core/access/scopes.ts';
import type { Ctx } from '../../core/context.ts';
import { longestTexts } from '../../core/input/limitedText.ts';
import { Problem, problemType } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by api/http for every request of the API. */
    ctx: Ctx;
  }
  interface FastifyContextConfig {
    /** May be called without a token. */
    openToAll?: boolean;
    /** The scope that an access token needs; by default `read` for GET, `write` for everything else. */
    needs?: Scope;
    /** May be called with a ticket instead of a token; the route checks it. */
    opensByTicket?: boolean;
    /** Counts against the stricter limit of the sign-in calls. */
    signInCall?: boolean;
    /** Not rate-limited: a refusal would make a supervisor restart a busy server. */
    uncounted?: boolean;
    /** Answers even while the database is unavailable. */
    needsNothing?: boolean;
    /** The field of the answer that contains a secret. The answer is neither compressed nor cached, and the field is encrypted in stored answers. */
    secretField?: string;
    /** Failures from the route's own code, besides those that describeFailures derives from its settings. */
    failures?: readonly FailureStatus[];
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

/** When a route answers with each of its failures. */
const failures = {
  400: 'Malformed: not JSON, or not a readable form.',
  401: 'No token, or one that is not valid (any more).',
  403: 'Not allowed: the token lacks the scope, the page is of another origin, or blind review hides it.',
  404: 'There is no such thing, or the caller may not know of it.',
  409: 'Conflict: someone else changed it, or the first request with this Idempotency-Key is still running.',
  413: 'Larger than the limit.',
  415: 'Not a type of content that is accepted here.',
  422: 'Well-formed but invalid; `errors` names the fields.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  503: 'Not available right now; `Retry-After` says how many seconds to wait.',
  default: 'Any other failure.',
} as const;

export type FailureStatus = Exclude<keyof typeof failures, 'default'>;

export function problemOf(status: keyof typeof failures) {
  return { description: failures[status], content: { [problemType]: { schema: Problem } } };
}

/** Replaced by describeFailures with the failures of the route. */
export const problems = { '4xx': problemOf('default'), '5xx': problemOf('default') };

export const notModified = z.undefined().describe('What you have (`If-None-Match`) is still the answer.');
export const noContent = z.undefined().describe('Done; there is nothing to say.');

/** The configuration of a route that needs no token. */
export const openToAll = { openToAll: true } as const;

/** The configuration of a POST that changes nothing. */
export const needsRead = { needs: 'read' } as const;
/** A call whose body refers to things that may not exist. */
export const namesThings = { failures: [404] } satisfies { failures: FailureStatus[] };
export const needsAdmin = { needs: 'admin' } as const;

/** Core checks whether the id exists. */
export const idParams = z.object({ id: z.string().max(longestTexts.word) });

export const candidateId = z.string().max(longestTexts.word);

/** Ids in a query: separated by commas, or repeated. */
export const idList = (most: number) =>
  z
    .union([z.string().max(40 * most), z.array(z.string().max(longestTexts.word)).max(most)])
    .transform((given) => [given].flat().flatMap((list) => list.split(',')))
    .pipe(z.array(z.string()).max(most));
