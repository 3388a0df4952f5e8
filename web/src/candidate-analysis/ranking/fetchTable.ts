import { getRequest, graphql } from 'relay-runtime';
import { graphError, offlineError, statusError } from '../../app/relay/RequestError.ts';
import { requestBody } from '../../app/relay/requestBody.ts';
import { graphqlUrl, requestHeaders } from '../../app/relay/requestHeaders.ts';
import { endSession } from '../../app/session/endSession.ts';
import type { CandidateTable } from './candidateTable.ts';
import type { TableAnswer, TableRequest } from './tableWorker.ts';

/**
 * All candidates of a position, fetched past Relay's store: a worker unpacks them, and the page never holds their text.
 *
 * @throws RequestError
 */
export function fetchTable(projectId: string, signal: AbortSignal): Promise<CandidateTable> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    // Its script could not be loaded.
    worker.addEventListener('error', () => reject(offlineError()));
    worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => {
      worker.terminate();
      if (data.table) return resolve(data.table);
      const error = errorOf(data);
      if (error.code === 'UNAUTHENTICATED') endSession({ comeBack: true });
      reject(error);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(requestOf(projectId));
  });
}

function requestOf(id: string): TableRequest {
  const headers = { ...requestHeaders(), 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  return {
    url: graphqlUrl,
    init: { method: 'POST', headers, body: JSON.stringify(requestBody(getRequest(query).params, { id })) },
  };
}

function errorOf({ status, errors }: Extract<TableAnswer, { table: null }>) {
  if (status === null) return offlineError();
  return errors.length > 0 ? graphError(errors) : statusError(status);
}

const query = graphql`
  query fetchTableQuery($id: ID!) {
    node(id: $id) {
      ... on Project {
        scoreMatrix {
          count
          facets
          ids
          values
          matchedSkills
          standing
          years
          payment
          persons
          nameRanks
        }
      }
    }
  }
`;
