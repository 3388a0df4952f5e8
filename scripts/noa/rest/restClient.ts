import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { CommandError } from '../terminal/commandError.ts';
import { explainProblem } from './explainProblem.ts';
import { pause } from './pause.ts';
import { send } from './send.ts';

/**
 * The server's REST API, as commands use it. Calls are retried for a while if the server is unavailable or busy. That is safe for every call: POSTs carry an
 * Idempotency-Key, so that one whose answer was lost has its effect once, unless the server itself recognises a repeat.
 *
 * All calls throw CommandError: unreachable, notSignedIn, refused.
 */
export interface RestClient {
  readonly url: string;
  get<T>(path: string, answer: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: unknown, answer: z.ZodType<T>, options?: PostOptions): Promise<T>;
  patch<T>(path: string, body: unknown, answer: z.ZodType<T>): Promise<T>;
  delete(path: string): Promise<void>;
  /** The answer as it arrives, for what is too large to hold. */
  stream(path: string, request?: { method?: 'GET' | 'POST'; body?: unknown }): Promise<Response>;
}

export interface PostOptions {
  /** The server recognises a repeat by its content, so no key is sent. */
  repeatable?: boolean;
  headers?: Record<string, string>;
}

export interface RestClientOptions {
  url: string;
  token: string | null;
  version: string;
  signal: AbortSignal;
  /** How long calls are retried while the server is unavailable or busy. */
  patienceMs?: number;
  /** Called when a call begins to wait. */
  onWait?: () => void;
}

interface Request {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Milliseconds: enough for a restarting server, and not longer than a person would wait. */
const usualPatienceMs = 5_000;

export function createRestClient(options: RestClientOptions): RestClient {
  const { url, signal, patienceMs = usualPatienceMs, onWait } = options;
  const ask = async (request: Request): Promise<Response> => {
    const init = toInit(request, options);
    const deadline = performance.now() + patienceMs;
    let lost = false;
    for (let attempt = 0; ; attempt++) {
      const outcome = await send(`${url}/api${request.path}`, init);
      if (outcome.response?.ok) return outcome.response;
      const left = deadline - performance.now();
      // After a lost answer, a conflict can mean that the first attempt still holds the key.
      const retry = outcome.retry || (lost && outcome.response?.status === 409);
      lost ||= outcome.response === null;
      if (!retry || left <= 0 || signal.aborted) throw await failure(outcome, url);
      await outcome.response?.body?.cancel();
      if (attempt === 0) onWait?.();
      await pause({ attempt, retryAfter: outcome.response?.headers.get('retry-after') ?? null, mostMs: left, signal });
    }
  };
  const parse = async <T>(response: Response, answer: z.ZodType<T>): Promise<T> => {
    const value: unknown = response.status === 204 ? undefined : await response.json();
    const parsed = answer.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new CommandError(
      'unreachable',
      `${url} answered in a way this version of noa does not know.`,
      'Use the noa of the same version as the server.',
    );
  };
  return {
    url,
    get: async (path, answer) => parse(await ask({ method: 'GET', path }), answer),
    async post(path, body, answer, { repeatable = false, headers = {} } = {}) {
      const key: Record<string, string> = repeatable ? {} : { 'idempotency-key': randomUUID() };
      return parse(await ask({ method: 'POST', path, body, headers: { ...headers, ...key } }), answer);
    },
    patch: async (path, body, answer) => parse(await ask({ method: 'PATCH', path, body }), answer),
    delete: async (path) => void (await ask({ method: 'DELETE', path })),
    stream: (path, { method = 'GET', body } = {}) => ask({ method, path, body }),
  };
}

function toInit({ method, body, headers: more = {} }: Request, { token, version, signal }: RestClientOptions): RequestInit {
  const headers = new Headers({ accept: 'application/json', 'user-agent': `noa/${version}`, ...more });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (body === undefined) return { method, headers, signal };
  if (body instanceof FormData) return { method, headers, signal, body };
  headers.set('content-type', 'application/json');
  return { method, headers, signal, body: JSON.stringify(body) };
}

async function failure({ response, error }: Awaited<ReturnType<typeof send>>, url: string): Promise<CommandError> {
  if (response !== null) return explainProblem(response, url);
  if (error.name === 'AbortError') return new CommandError('interrupted', 'Interrupted.');
  const cause = (error.cause as { code?: string } | undefined)?.code ?? error.message;
  return new CommandError(
    'unreachable',
    `No answer from ${url} (${cause}).`,
    'Start NOA with "npm start", or name the server with --url or NOA_URL.',
  );
}
