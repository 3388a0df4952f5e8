import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type { MoveCandidateInput, Stage, useMoveCandidateMutation } from './__generated__/useMoveCandidateMutation.graphql.ts';

export type MoveStage = Exclude<Stage, '%future added value'>;

/** A move to Rejected needs its reason. */
export type Rejection = Pick<MoveCandidateInput, 'reason' | 'note'>;

/** Moves a candidate to another stage, shown at once. */
export function useMoveCandidate() {
  const { run, busy } = useAction<useMoveCandidateMutation>(
    graphql`
      mutation useMoveCandidateMutation($input: MoveCandidateInput!) {
        result: moveCandidate(input: $input) {
          __typename
          ... on MoveCandidatePayload {
            candidate {
              id
              stage
              activityCount
              ...RecentActivities_candidate
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
    m.bulk_move_failed,
  );
  const move = (candidateId: string, stage: MoveStage, rejection: Rejection = {}) =>
    run({
      variables: { input: { candidateId, stage, ...rejection } },
      optimisticUpdater: (store) => void store.get(candidateId)?.setValue(stage, 'stage'),
    });
  return { move, busy };
}
