import { graphql } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../errors/useAction.ts';
import type { useBlindReviewMutation } from './__generated__/useBlindReviewMutation.graphql.ts';

/**
 * Turns blind review on or off, then loads the page anew: nothing that was answered before may stay in memory, neither in the store nor preloaded.
 */
export function useBlindReview() {
  const { run, busy } = useAction<useBlindReviewMutation>(
    graphql`
      mutation useBlindReviewMutation($input: SetBlindReviewInput!) {
        result: setBlindReview(input: $input) {
          __typename
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
    m.privacy_change_failed,
  );
  const turn = (on: boolean) => run({ variables: { input: { on } }, onDone: () => location.reload() });
  return { turn, busy };
}
