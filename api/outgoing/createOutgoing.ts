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
  /** `NOA_WEBHOOK_PRIVATE`: also allow private addresses, and plain HTTP to this machine. */
  allowPrivate: boolean;
  /** `NOA_FETCH_ALLOW`: hosts that files may be fetched from, in lower case, with the port unless it is the default. */
  fileHosts?: readonly string[];
  /** Timeouts in milliseconds: of a whole request, and of a file. */
  timeoutMs?: number;
  fileTimeoutMs?: number;
  /** Resolves host names; by default like the system. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

const privateAddress = 'private address';

/** Bytes of an answer's body that are read. The content is ignored; reading it keeps the connection usable. */
const mostOfAnswer = 64 * 1024;

const resolveName = promisify(lookupName);

/** HTTP to URLs entered by users. Every address that a name resolves to is checked, and the connection uses exactly these addresses. */
export function createOutgoing({
  allowPrivate,
  fileHosts = [],
  timeoutMs = 10_000,
  fileTimeoutMs = 60_000,
  resolve = (host) => resolveName(host, { all: true }),
}: OutgoingOptions): Outgoing {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);
  const exchange = createExchange({ lookup: guardLookup(resolve, isAllowed), isAllowed, allowPrivate });
  const checkFile = (text: string) => {
    if (!fileHosts.includes(readUrl(text, allowPrivate).host))
      throw refusal('Files are not fetched from this host. The operator names hosts in NOA_FETCH_ALLOW.');
  };
  return {
    async check(text) {
      const host = hostOf(readUrl(text, allowPrivate));
      const addresses = isIP(host) ? [{ address: host }] : await resolve(host).catch(() => []);
      if (!addresses.every(({ address }) => isAllowed(address)))
        throw refusal('This address is on a private network. The operator allows those with NOA_WEBHOOK_PRIVATE.');
    },
    async post({ url, headers, body, signal }) {
      const asked = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, body };
      return (await exchange(url, { ...asked, mostBytes: mostOfAnswer, timeoutMs, signal })).status;
    },
    checkFile,
    async fetchFile({ url, mostBytes, signal }) {
      try {
        checkFile(url);
      } catch (error) {
        throw new OutgoingError('host not allowed', { cause: error, final: true });
      }
      const asked = { method: 'GET', headers: {}, mostBytes: mostBytes + 1, timeoutMs: fileTimeoutMs, signal };
      const { status, bytes } = await exchange(url, asked);
      // A refusal is final, unless the other system is busy.
      const isFinal = status < 500 && status !== 408 && status !== 429;
      if (status !== 200) throw new OutgoingError(`HTTP ${status}`, { final: isFinal });
      return bytes;
    },
  };
}

interface Asked {
  method: string;
  headers: Record<string, string | number>;
  body?: string;
  /** Most bytes of the answer's body to read. */
  mostBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
}

interface ExchangeRules {
  lookup: LookupFunction;
  isAllowed(address: string): boolean;
  allowPrivate: boolean;
}

function createExchange({ lookup, isAllowed, allowPrivate }: ExchangeRules) {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  /** @throws OutgoingError */
  return async (text: string, { method, headers, body, mostBytes, timeoutMs, signal }: Asked) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const url = readUrl(text, allowPrivate);
      // Literal addresses are connected to without a look-up, so check them here.
      if (isIP(hostOf(url)) && !isAllowed(hostOf(url))) throw new OutgoingError(privateAddress);
      const { request } = url.protocol === 'https:' ? https : http;
      const agent = agents[url.protocol as keyof typeof agents];
      const asking = request(url, { method, headers, agent, lookup, signal: AbortSignal.any([signal, timeout]) }).end(body);
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, bytes: await readUpTo(mostBytes, answer) };
    } catch (error) {
      throw new OutgoingError(timeout.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error), { cause: error });
    }
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

/** A look-up that returns only checked addresses, so a name cannot resolve to another one in between. If one address is not allowed, the name is refused. */
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

/** Closes the connection when there is more. */
async function readUpTo(mostBytes: number, answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes);
}

function reasonOf(error: unknown): string {
  if (error instanceof OutgoingError || error instanceof AppError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : 'connection failed';
}
