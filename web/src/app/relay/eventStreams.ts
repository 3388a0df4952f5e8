import { createClient } from 'graphql-sse';
import { endSession } from '../session/endSession.ts';
import { graphqlUrl, requestHeaders } from './requestHeaders.ts';

/** Reconnects while there are subscribers, waiting at most 15 s between attempts. */
export const eventStreams = createClient({
  url: graphqlUrl,
  headers: requestHeaders,
  retryAttempts: Number.MAX_SAFE_INTEGER,
  retry: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(15_000, 500 * 2 ** Math.min(retries, 5)))),
  fetchFn: async (input: string, init: RequestInit) => {
    const response = await fetch(input, init);
    if (response.status === 401) endSession({ comeBack: true });
    return response;
  },
});
