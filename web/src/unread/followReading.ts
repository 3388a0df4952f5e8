import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { followReadingQuery } from './__generated__/followReadingQuery.graphql.ts';

const pauseMs = 700;
/** A long scan takes minutes; beyond this many requests the result appears at the next visit. */
const mostAsked = 400;
const ended = new Set(['DONE', 'FAILED', 'CANCELLED']);

/** Polls until a document is finished. Returns why it counts as unread; null when it was read or nobody knows yet. */
export async function followReading(environment: IEnvironment, id: string): Promise<{ reason: string } | null> {
  for (let asked = 0; asked < mostAsked; asked++) {
    const document = await ask(environment, id);
    if (document === null || ended.has(document.state)) return document?.unread ?? null;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return null;
}

async function ask(environment: IEnvironment, id: string) {
  try {
    const answer = await fetchQuery<followReadingQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).toPromise();
    return answer?.node?.document ?? null;
  } catch {
    // The connection was lost for a moment: tries again after the pause.
    return { state: 'UNKNOWN', unread: null };
  }
}

const query = graphql`
  query followReadingQuery($id: ID!) {
    node(id: $id) {
      ... on Document @alias(as: "document") {
        state
        fileName
        unread {
          reason
        }
      }
    }
  }
`;
