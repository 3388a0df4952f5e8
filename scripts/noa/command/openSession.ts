import { readCredentials } from '../rest/credentials.ts';
import { createRestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Output } from '../terminal/output.ts';
import type { Session } from './command.ts';

const standardUrl = 'http://127.0.0.1:4000';

export interface SessionOptions {
  output: Output;
  env: NodeJS.ProcessEnv;
  version: string;
  /** What `--url` says. */
  url: string | undefined;
  signal: AbortSignal;
}

/**
 * Settles which server and which token a command uses.
 *
 * @throws CommandError usage for an address that is none
 */
export async function openSession({ output, env, version, url: given, signal }: SessionOptions): Promise<Session> {
  const kept = await readCredentials(env);
  const url = toOrigin(given ?? (env['NOA_URL'] || undefined) ?? kept?.url ?? standardUrl);
  const onWait = () => output.note(`${url} does not answer or is busy; trying again …`);
  const connect = (token: string | null, server = url, patienceMs?: number) =>
    createRestClient({ url: server, token, version, signal, onWait, ...(patienceMs !== undefined && { patienceMs }) });
  const token = () => {
    // A token is only ever sent to the server that it was made for.
    const known = env['NOA_TOKEN'] || (kept?.url === url ? kept.token : undefined);
    if (known !== undefined) return known;
    throw new CommandError(
      'notSignedIn',
      `Not signed in to ${url}.`,
      'Run "noa login", or set NOA_TOKEN to a personal access token (Settings → API tokens).',
    );
  };
  return {
    output,
    env,
    signal,
    url,
    anonymous: () => connect(null),
    withToken: (token, server) => connect(token, server),
    token,
    signedIn: (patienceMs) => connect(token(), url, patienceMs),
  };
}

/** The address without a path: people copy what the browser shows. */
function toOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CommandError('usage', `"${address}" is not the address of a server.`, 'Give it as in http://127.0.0.1:4000.');
}
