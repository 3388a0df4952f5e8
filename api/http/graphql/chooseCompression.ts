import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../../../schema/requestContext.ts';
import type { HostContext } from './hostContext.ts';
import type { PersistedOperations } from './persistedOperations.ts';

/**
 * The web app's operations whose answers are compressed. Answers in general are not: many hold a secret beside text that the caller chose, so that the length
 * of a compressed answer would reveal the secret (BREACH). These hold packed numbers alone, nothing that a caller could choose.
 */
const compressed: ReadonlySet<string | undefined> = new Set(['fetchTableQuery']);

/** Notes which answers are to be compressed: by the operation, which must be persisted, as a caller could write anything under its name. */
export function chooseCompression({ isTrusted }: PersistedOperations): Plugin<RequestContext & HostContext> {
  return {
    onExecute: ({ args: { document, operationName, contextValue } }) => {
      const name = getOperationAST(document, operationName)?.name?.value;
      if (isTrusted(document) && compressed.has(name)) contextValue.sent.compressed = true;
    },
  };
}

/** Gives the routes registered after it `reply.compress`. Large answers are compressed in zlib's threads, at the levels that cost least. */
export async function allowCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
}
