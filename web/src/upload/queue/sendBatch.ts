import { commitMutation, graphql, type IEnvironment, type UploadableMap } from 'relay-runtime';
import type { sendBatchMutation } from './__generated__/sendBatchMutation.graphql.ts';
import type { Batch } from './makeBatches.ts';
import { BatchRefused } from './sendBatches.ts';

/**
 * Sends one batch as GraphQL multipart. The result for each file comes through the screening's subscription, which is always the latest; this answer
 * could arrive after it.
 *
 * @throws BatchRefused when the server answered with an error
 */
export function sendBatch(environment: IEnvironment, screeningId: string, batch: Batch): Promise<void> {
  const uploadables: UploadableMap = Object.fromEntries(
    batch.files.map(({ file }, index) => [`variables.input.files.${index}`, file]),
  );
  return new Promise((resolve, reject) => {
    commitMutation<sendBatchMutation>(environment, {
      mutation: graphql`
        mutation sendBatchMutation($input: UploadDocumentsInput!) {
          uploadDocuments(input: $input) {
            __typename
            ... on UploadDocumentsPayload {
              screening {
                id
              }
            }
            ... on AppError {
              code
              message
            }
          }
        }
      `,
      // Files are null in the JSON part; the multipart map says where each belongs.
      variables: {
        input: {
          screeningId,
          kind: batch.kind,
          files: batch.files.map(() => null as unknown as File),
          // The server may still be working on an earlier request with the same files, which a reload has cut off.
          keys: batch.files.map(({ id }) => id),
        },
      },
      uploadables,
      onCompleted: ({ uploadDocuments: result }) => {
        if (result.__typename === 'AppError') reject(new BatchRefused(result.code, result.message));
        else resolve();
      },
      onError: reject,
    });
  });
}
