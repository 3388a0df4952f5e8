import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { loadFailed } from '../app/errors/loadFailed.tsx';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import type { BulkErrorsQuery } from './__generated__/BulkErrorsQuery.graphql.ts';

export interface BulkErrorsProps {
  /** Global id. */
  jobId: string;
  failed: number;
}

/** The candidates that a bulk operation left as they were, each with its reason; the first hundred. */
export function BulkErrors({ jobId, failed }: BulkErrorsProps) {
  return (
    <Boundary fallback={loadFailed}>
      {(attempt) => (
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <ErrorList jobId={jobId} failed={failed} attempt={attempt} />
        </Suspense>
      )}
    </Boundary>
  );
}

function ErrorList({ jobId, failed, attempt }: BulkErrorsProps & { attempt: number }) {
  const { node } = useLazyLoadQuery<BulkErrorsQuery>(
    graphql`
      query BulkErrorsQuery($id: ID!) {
        node(id: $id) {
          ... on Job {
            errors {
              itemId
              message
              candidate {
                displayName
              }
            }
          }
        }
      }
    `,
    { id: jobId },
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${failed}` },
  );
  const errors = node?.errors ?? [];
  const more = failed - errors.length;
  return (
    <>
      <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto text-sm">
        {errors.map(({ itemId, message, candidate }) => (
          <li key={itemId}>
            <p className="font-medium break-words">{candidate?.displayName ?? m.bulk_candidate_deleted()}</p>
            <p className="text-muted">{message}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-xs text-muted">{m.bulk_failed_more({ count: more })}</p> : null}
    </>
  );
}
