import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { sendMissingQuery } from './__generated__/sendMissingQuery.graphql.ts';
import type { Batch } from './makeBatches.ts';
import { sendBatch } from './sendBatch.ts';
import { type ArrivedFile, splitArrived } from './splitArrived.ts';
import { readRun } from './uploadRuns.ts';

/**
 * Retries a batch. Without an answer nobody knows whether the server received the files, so it is asked first, and gets each file only once.
 *
 * @throws BatchRefused when the server answered with an error
 */
export async function sendMissing(environment: IEnvironment, screeningId: string, batch: Batch): Promise<void> {
  const arrived = await fetchArrived(environment, screeningId);
  // Documents from earlier batches belong to the files sent there, not to other files with the same name.
  const sent = readRun(screeningId).filter(({ state }) => state === 'sent');
  const missing = new Set(splitArrived([...sent, ...batch.files], arrived).missing.map(({ id }) => id));
  const files = batch.files.filter(({ id }) => missing.has(id));
  if (files.length > 0) await sendBatch(environment, screeningId, { ...batch, files });
}

async function fetchArrived(environment: IEnvironment, screeningId: string): Promise<ArrivedFile[]> {
  const answer = await fetchQuery<sendMissingQuery>(
    environment,
    graphql`
      query sendMissingQuery($id: ID!) {
        screening(id: $id) {
          documents(first: 100) {
            edges {
              node {
                kind
                fileName
                sizeBytes
              }
            }
          }
          # The answer lists documents that the screen has not heard of: it needs all that it shows of them.
          ...ProcessingView_screening
        }
      }
    `,
    { id: screeningId },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.screening?.documents.edges.map(({ node }) => node) ?? [];
}
