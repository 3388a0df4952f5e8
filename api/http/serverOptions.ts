import type { FastifyBaseLogger, RouteOptions } from 'fastify';
import type { Ctx } from '../../core/context.ts';
import type { InstallationSettings } from '../../schema/requestContext.ts';
import type { UploadGate } from '../uploads/createUploadGate.ts';

/** The context shared by all requests, without viewer, client and language. */
export type SharedContext = Omit<Ctx, 'viewer' | 'client' | 'locale'>;

export interface ServerOptions {
  shared: SharedContext;
  installation: InstallationSettings;
  /** Null: no log, for tests. */
  logger: FastifyBaseLogger | null;
  /** `NOA_PUBLIC_URL`; null: the host named by the request. */
  publicUrl: string | null;
  /** `NOA_CORS_ORIGINS`: pages of these origins may call the API. */
  corsOrigins?: readonly string[];
  /** `NOA_TRUSTED_PROXIES`: proxies whose `X-Forwarded-For` is trusted, besides those on this machine. */
  trustedProxies?: readonly string[];
  /** Whether only this machine can reach the server; other requests are then refused. */
  local: boolean;
  /** `NOA_GRAPHIQL`, `NOA_INTROSPECTION`. */
  graphiql: boolean;
  introspection: boolean;
  /** The folder of the built SPA; null serves none. */
  webFolder: string | null;
  /** The SPA's operations: hash → text, as relay-compiler writes them. */
  persistedOperations: Readonly<Record<string, string>>;
  /** Requests a minute; the documented figures by default. */
  rates?: Partial<Rates>;
  /** Limits the uploads of all callers together; by default the documented limit. */
  uploadGate?: UploadGate;
  /** Milliseconds that a caller may take for the headers, and pause while sending a body; a minute by default. */
  longestSilenceMs?: number;
  /** Told of each route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/** `NOA_UPLOADS_MB`. */
export const defaultUploadBytes = 704 * 1024 * 1024;

export interface Rates {
  /** Requests per token. */
  requests: number;
  /** Sign-in calls per client. */
  signIn: number;
}

export const defaultRates: Rates = { requests: 1200, signIn: 20 };
