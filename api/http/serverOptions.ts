import type { FastifyBaseLogger } from 'fastify';
import type { Ctx } from '../../core/context.ts';
import type { InstallationSettings } from '../../schema/requestContext.ts';
import type { UploadGate } from '../uploads/createUploadGate.ts';

/** What all requests share; viewer, client and language differ per request. */
export type SharedContext = Omit<Ctx, 'viewer' | 'client' | 'locale'>;

export interface ServerOptions {
  shared: SharedContext;
  installation: InstallationSettings;
  /** Null: no log (tests). */
  logger: FastifyBaseLogger | null;
  /** `NOA_PUBLIC_URL`. Null: whatever host the request names. */
  publicUrl: string | null;
  /** `NOA_CORS_ORIGINS`: pages of these origins may call the API. */
  corsOrigins?: readonly string[];
  /** `NOA_TRUSTED_PROXIES`: besides those on this machine, proxies that are believed when they say who the client is. */
  trustedProxies?: readonly string[];
  /** Only this machine can reach the server; requests that show otherwise are refused. */
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
  /** Bounds the uploads of all callers together; the documented ceiling by default. */
  uploadGate?: UploadGate;
  /** How long a caller may take with the next piece of a body; a minute by default. */
  longestSilenceMs?: number;
}

/** `NOA_UPLOADS_MB`. */
export const defaultUploadBytes = 512 * 1024 * 1024;

export interface Rates {
  /** Requests of one token. */
  requests: number;
  /** Sign-in calls of one client. */
  signIn: number;
}

export const defaultRates: Rates = { requests: 1200, signIn: 20 };
