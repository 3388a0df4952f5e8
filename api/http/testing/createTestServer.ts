import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { openSession } from '../../../core/accounts/openSession.ts';
import type { Ctx } from '../../../core/context.ts';
import type { Events } from '../../../core/events.ts';
import { createTestContext, type TestContext, type TestContextOptions } from '../../../core/testing/createTestContext.ts';
import { createServer } from '../createServer.ts';
import type { ServerOptions } from '../serverOptions.ts';

export interface TestServer extends TestContext {
  app: FastifyInstance;
  /** A new user with a session: their token, and their context for calling core. */
  signIn(email?: string): Promise<{ token: string; ctx: Ctx; userId: string }>;
  /** Sends a request to the application without a network port. */
  request(options: InjectOptions & { token?: string | null }): Promise<LightMyRequestResponse>;
  /** Runs one operation; returns data and errors. Persisted operations are sent as the web app does. */
  graphql<Data = GraphqlData>(query: string, options?: GraphqlCall): Promise<GraphqlAnswer<Data>>;
  /** Number of subscriptions listening now. */
  openStreams(): number;
  close(): Promise<void>;
}

/** Typed `any`, because tests know what they asked for. */
// oxlint-disable-next-line typescript/no-explicit-any
export type GraphqlData = Record<string, any>;

export interface GraphqlCall {
  token?: string | null;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

export interface TestServerOptions extends TestContextOptions, Partial<Omit<ServerOptions, 'shared'>> {
  change?: Partial<Ctx>;
  /** The server's own client for the test database. */
  replaceDatabase?: (url: string) => Ctx['db'] | Promise<Ctx['db']>;
}

function countStreams(events: Events, streams: Set<AbortSignal>): Events {
  return {
    publish: events.publish,
    subscribe(topic, signal, concerns) {
      streams.add(signal);
      signal.addEventListener('abort', () => streams.delete(signal), { once: true });
      return events.subscribe(topic, signal, concerns);
    },
  };
}

/** Options of a local server without a web app, explorer and introspection. */
export const testServerOptions = {
  installation: { version: '0.0.0', links: { interviews: null, scenarios: null, codeshare: null } },
  logger: process.env['NOA_TEST_LOG'] ? pino() : null,
  publicUrl: null,
  local: true,
  graphiql: false,
  introspection: false,
  webFolder: null,
  persistedOperations: {},
} satisfies Omit<ServerOptions, 'shared'>;

/** The product's HTTP server on a separate database. */
export async function createTestServer({
  plugins,
  outgoing,
  change,
  replaceDatabase,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const test = await createTestContext({ ...(plugins && { plugins }), ...(outgoing && { outgoing }) });
  const { viewer: _viewer, client: _client, locale: _locale, ...shared } = { ...test.ctx, ...change };
  const streams = new Set<AbortSignal>();
  if (replaceDatabase) shared.db = await replaceDatabase(test.database.url);
  shared.events = countStreams(shared.events, streams);
  const app = await createServer({
    shared,
    ...testServerOptions,
    ...options,
  });
  await app.ready();
  const hashes = new Map(Object.entries(options.persistedOperations ?? {}).map(([hash, text]) => [text, hash]));
  const request: TestServer['request'] = ({ token, headers, ...rest }) =>
    app.inject({ ...rest, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } });
  return {
    ...test,
    app,
    openStreams: () => streams.size,
    request,
    async signIn(email) {
      const ctx = await test.signedIn(email);
      const userId = ctx.viewer?.userId ?? '';
      const token = await test.ctx.db.$transaction((tx) =>
        openSession(tx, { userId, remember: true, userAgent: null, now: test.ctx.now() }),
      );
      return { token, userId, ctx };
    },
    async graphql(query, { token = null, variables = {}, headers = {} } = {}) {
      const operation = hashes.has(query) ? { extensions: { persistedQuery: { sha256Hash: hashes.get(query) } } } : { query };
      const answer = await request({ method: 'POST', url: '/graphql', token, headers, payload: { ...operation, variables } });
      const { data, errors = [] } = answer.json();
      return { status: answer.statusCode, data, errors };
    },
    async close() {
      await app.close();
      await test.drop();
    },
  };
}
