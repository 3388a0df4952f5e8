import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify, promisify } from 'node:util';
import { AppError } from '../../core/errors.ts';
import { type Outgoing, OutgoingError } from '../../core/outgoing/outgoing.ts';
import { isPublicAddress } from './isPublicAddress.ts';

export interface OutgoingOptions {
  /** `NOA_WEBHOOK_PRIVATE`: also private addresses, and plain HTTP on this machine. */
  allowPrivate: boolean;
  /** Milliseconds for a whole exchange. */
  timeoutMs?: number;
  /** How names become addresses; the system's way by default. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

const privateAddress = 'private address';

/** How much of an answer's body is read. Nobody looks at it; reading it keeps the connection usable. */
const mostBytes = 64 * 1024;

const resolveName = promisify(lookupName);

/** HTTP for addresses that users gave. Every address that a name resolves to is looked at, and the connection goes to those very addresses. */
export function createOutgoing({
  allowPrivate,
  timeoutMs = 10_000,
  resolve = (host) => resolveName(host, { all: true }),
}: OutgoingOptions): Outgoing {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);
  const lookup = guardLookup(resolve, isAllowed);
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  return {
    async check(text) {
      const url = readUrl(text, allowPrivate);
      const host = hostOf(url);
      const addresses = isIP(host) ? [{ address: host }] : await resolve(host).catch(() => []);
      if (!addresses.every(({ address }) => isAllowed(address)))
        throw refusal('This address is on a private network. The operator allows those with NOA_WEBHOOK_PRIVATE.');
    },
    async post({ url: text, headers, body, signal }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const url = readUrl(text, allowPrivate);
        // A literal address is connected to without a look-up.
        if (isIP(hostOf(url)) && !isAllowed(hostOf(url))) throw new OutgoingError(privateAddress);
        const { request } = url.protocol === 'https:' ? https : http;
        const options = {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: agents[url.protocol as keyof typeof agents],
          lookup,
          signal: AbortSignal.any([signal, timeout]),
        };
        const asking = request(url, options).end(body);
        const [answer] = (await once(asking, 'response')) as [IncomingMessage];
        await readToEnd(answer);
        return answer.statusCode ?? 0;
      } catch (error) {
        throw new OutgoingError(timeout.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error), { cause: error });
      }
    },
  };
}

/** @throws AppError INVALID_INPUT */
function readUrl(text: string, allowPrivate: boolean): URL {
  if (!URL.canParse(text)) throw refusal('This is no web address.');
  const url = new URL(text);
  const isLocalHttp = url.protocol === 'http:' && allowPrivate && /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isLocalHttp) throw refusal('The address must begin with https://.');
  if (url.username !== '' || url.password !== '') throw refusal('The address must not hold a user or password.');
  return url;
}

function refusal(message: string): AppError {
  return new AppError('INVALID_INPUT', { message }, [{ pointer: '/url', message }]);
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Gives the connection only addresses that were looked at, so a name cannot resolve to another one in between. One bad address spoils the name. */
function guardLookup(
  resolve: (host: string) => Promise<LookupAddress[]>,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  const find = async (host: string): Promise<[LookupAddress, ...LookupAddress[]]> => {
    const [first, ...others] = await resolve(host);
    if (first === undefined) throw new OutgoingError('no address');
    if (![first, ...others].every(({ address }) => isAllowed(address))) throw new OutgoingError(privateAddress);
    return [first, ...others];
  };
  const findByCallback = callbackify(find);
  return (host, { all }, callback) => {
    findByCallback(host, (error, addresses) => {
      if (error) callback(error, '', 4);
      else if (all) callback(null, addresses);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

/** Ends early on a long answer: its status is all that counts. */
async function readToEnd(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) break;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OutgoingError || error instanceof AppError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : 'connection failed';
}
