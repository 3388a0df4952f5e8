import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../errors/useAction.ts';
import type { useTourMutation } from './__generated__/useTourMutation.graphql.ts';

/** Keeps in the profile whether the tour was seen. It shows at once; a failure is told, and taken back. */
export function useSaveTour(): (tourSeen: boolean) => void {
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
  return (tourSeen) =>
    run({
      variables: { input: { tourSeen } },
      optimisticUpdater: (store) => void store.getRoot().getLinkedRecord('viewer')?.setValue(tourSeen, 'tourSeen'),
    });
}

/** Goes to the first page and shows the tour there again. */
export function useShowTour(): () => void {
  const navigate = useNavigate();
  const save = useSaveTour();
  return () => {
    save(false);
    void navigate('/');
  };
}
