import { Readable } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { RequestContext } from '../../../../schema/requestContext.ts';
import type { HostContext } from '../hostContext.ts';
import { printResult } from './printResult.ts';

const pingEvery = 12_000;
const ping = ':\n\n';

/** Leaves a subscription's results to the host, which sends an event to many listeners at a fraction of the cost of Yoga's web streams. */
export function handOverResults(): Plugin<RequestContext, HostContext> {
  return {
    onResultProcess({ result, resultProcessor, setResultProcessor, serverContext }) {
      // Without a processor the caller takes no event stream, and is told so.
      if (!resultProcessor || !isAsyncIterable(result)) return;
      const hand: typeof resultProcessor = (results, { Response }) => {
        serverContext.subscribed.results = results as AsyncIterable<ExecutionResult>;
        return new Response(null, { headers: { 'content-type': 'text/event-stream' } });
      };
      setResultProcessor(hand, 'text/event-stream');
    },
  };
}

/**
 * Results as server-sent events, in the form of https://github.com/graphql/graphql-over-http/blob/main/rfcs/GraphQLOverSSE.md (distinct connections). Asks for the
 * next result once the caller has taken the last one, so that a slow caller gets the newest and not every one.
 */
export function streamResults(results: AsyncIterable<ExecutionResult>): Readable {
  const iterator = results[Symbol.asyncIterator]();
  let asking = false;
  const timer = setInterval(() => stream.push(ping), pingEvery);
  const ask = async () => {
    const { done, value } = await iterator.next();
    asking = false;
    stream.push(done ? 'event: complete\ndata:\n\n' : `event: next\ndata: ${printResult(value)}\n\n`);
    if (done) stream.push(null);
  };
  const stream = new Readable({
    highWaterMark: 1,
    read() {
      if (asking) return;
      asking = true;
      ask().catch((error: Error) => stream.destroy(error));
    },
  });
  stream.once('close', () => {
    clearInterval(timer);
    void iterator.return?.();
  });
  // The first byte sends the headers, so that the caller knows it is connected.
  stream.push(ping);
  return stream;
}
