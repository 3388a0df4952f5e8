import { graphql } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../errors/useAction.ts';
import type { useCancelJobMutation } from './__generated__/useCancelJobMutation.graphql.ts';

/** Stops an operation on many candidates. What was done stays done. */
export function useCancelJob() {
  const { run, busy } = useAction<useCancelJobMutation>(
    graphql`
      mutation useCancelJobMutation($input: CancelJobInput!) {
        result: cancelJob(input: $input) {
          __typename
          ... on CancelJobPayload {
            job {
              ...useFollowedJob_job
              ...JobRow_job
            }
          }
          ... on AppError {
            code
            message
            issues {
              pointer
            }
          }
        }
      }
    `,
    m.bulk_cancel_failed,
  );
  return { cancel: (jobId: string) => run({ variables: { input: { jobId } } }), busy };
}
