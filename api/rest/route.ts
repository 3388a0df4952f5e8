import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type {} from './requestContext.ts';
import { Problem, problemType } from './problem.ts';

/** A scope whose routes are typed by their zod schemas. */
export type RestScope = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, ZodTypeProvider>;

const problemAnswer = { description: 'A problem document', content: { [problemType]: { schema: Problem } } };

/** What every route may also answer. */
export const problems = { '4xx': problemAnswer, '5xx': problemAnswer };

export const noContent = z.undefined().describe('Done; there is nothing to say.');

/** The configuration of a route that needs no token. */
export const openToAll = { openToAll: true } as const;

/** Whether the id names anything, core tells. */
export const idParams = z.object({ id: z.string() });
