import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { GraphQLResponse } from 'relay-runtime';
import { endSession } from '../session/endSession.ts';
import { graphqlUrl, requestHeaders } from './requestHeaders.ts';
import { announceReturn } from './returns.ts';

/** Who follows an operation. */
export interface Follower {
  next(answer: GraphQLResponse): void;
  complete(): void;
}

interface Followed {
  operation: object;
  follower: Follower;
  /** It was followed before and may have missed events. */
  resumed: boolean;
}

/** All subscriptions of this tab, by the id they have in the stream. */
const operations = new Map<string, Followed>();
let lastId = 0;

/** The connection that brings events, and the one that will replace it. */
let current: AbortController | null = null;
let opening: AbortController | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/**
 * Follows an operation over the tab's only event stream, as a browser has six connections to a server for all its tabs. Reconnects while anything is
 * followed, waiting at most 15 s between attempts; listeners of `useReturn` then fetch what was missed.
 *
 * @returns ends it
 */
export function followOperation(followed: Followed): () => void {
  lastId += 1;
  const id = String(lastId);
  operations.set(id, followed);
  renew();
  return () => {
    if (operations.delete(id)) renew();
  };
}

/** Opens a stream for what is followed now. A screen's subscriptions begin and end together: that is one new stream. */
function renew(after = 30): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    opening?.abort();
    opening = null;
    if (operations.size > 0) void connect();
    else {
      current?.abort();
      current = null;
    }
  }, after);
}

async function connect(): Promise<void> {
  const own = new AbortController();
  opening = own;
  try {
    const body = await openStream(own.signal);
    // The stream before ends only now, so that no event is missed in between; one that comes twice changes nothing.
    current?.abort();
    current = own;
    opening = null;
    tellReturn();
    await readEvents(body);
  } catch {
    // As when the stream just ends: what is still followed needs another one.
  }
  if (own.signal.aborted) return;
  if (current === own) current = null;
  if (operations.size === 0) return;
  failures += 1;
  renew(Math.min(15_000, 500 * 2 ** Math.min(failures - 1, 5)));
}

function tellReturn(): void {
  const resumed = [...operations.values()].filter((followed) => followed.resumed);
  if (failures > 0 || resumed.length > 0) announceReturn();
  for (const followed of resumed) followed.resumed = false;
  failures = 0;
}

async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const followed = Object.fromEntries([...operations].map(([id, { operation }]) => [id, operation]));
  const response = await fetch(`${graphqlUrl}/streams`, {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ operations: followed }),
    signal,
  });
  if (response.status === 401) endSession({ comeBack: true });
  if (!response.ok || !response.body) throw new Error(`The event stream was answered by ${response.status}.`);
  return response.body;
}

async function readEvents(body: ReadableStream<Uint8Array>): Promise<void> {
  const events = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let read = await events.read(); !read.done; read = await events.read()) {
    const { id, payload } = JSON.parse(read.value.data) as { id: string; payload?: GraphQLResponse };
    const follower = operations.get(id)?.follower;
    if (read.value.event === 'next' && payload) follower?.next(payload);
    if (read.value.event === 'complete' && operations.delete(id)) follower?.complete();
  }
}
