import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../errors/useAction.ts';
import type { useTourMutation } from './__generated__/useTourMutation.graphql.ts';

/** Keeps in the profile whether the tour was seen. It shows at once; a failure is told, and taken back. */
export function useSaveTour(): (tourSeen: boolean, onDone?: () => void) => void {
  const { run } = useAction<useTourMutation>(
    graphql`
      mutation useTourMutation($input: UpdateProfileInput!) {
        result: updateProfile(input: $input) {
          __typename
          ... on UpdateProfilePayload {
            viewer {
              tourSeen
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
    m.tour_save_failed,
  );
  return (tourSeen, onDone) =>
    run({
      ...(onDone && { onDone }),
      variables: { input: { tourSeen } },
      optimisticUpdater: (store) => void store.getRoot().getLinkedRecord('viewer')?.setValue(tourSeen, 'tourSeen'),
    });
}

/** Shows the tour again, on the first page. It goes there only when that is kept: the page's own query, answered from before, would hide the tour again. */
export function useShowTour(): () => void {
  const navigate = useNavigate();
  const save = useSaveTour();
  return () => save(false, () => void navigate('/'));
}
