import { graphql } from 'react-relay';
import { useAction } from '../../../app/errors/useAction.ts';
import { m } from '../../../paraglide/messages.js';
import type { useSavedSearchesDeleteMutation } from './__generated__/useSavedSearchesDeleteMutation.graphql.ts';
import type { SaveSearchInput, useSavedSearchesSaveMutation } from './__generated__/useSavedSearchesSaveMutation.graphql.ts';
import type { useSavedSearchesTellMutation } from './__generated__/useSavedSearchesTellMutation.graphql.ts';

/** Saves and deletes searches, and turns their telling on and off; the list follows. */
export function useSavedSearches() {
  const saving = useAction<useSavedSearchesSaveMutation>(
    graphql`
      mutation useSavedSearchesSaveMutation($input: SaveSearchInput!) {
        result: saveSearch(input: $input) {
          __typename
          ... on SaveSearchPayload {
            project {
              ...SavedSearches_project
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
    m.pool_search_failed,
  );
  const telling = useAction<useSavedSearchesTellMutation>(
    graphql`
      mutation useSavedSearchesTellMutation($input: TellOfSearchInput!) {
        result: tellOfSearch(input: $input) {
          __typename
          ... on TellOfSearchPayload {
            search {
              id
              tell
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
    m.pool_search_failed,
  );
  const deleting = useAction<useSavedSearchesDeleteMutation>(
    graphql`
      mutation useSavedSearchesDeleteMutation($input: DeleteSearchInput!) {
        result: deleteSearch(input: $input) {
          __typename
          ... on DeleteSearchPayload {
            project {
              ...SavedSearches_project
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
    m.pool_search_failed,
  );
  return {
    busy: saving.busy,
    save: (input: SaveSearchInput, onDone: () => void) => saving.run({ variables: { input }, onDone }),
    setTelling: (id: string, tell: boolean) => telling.run({ variables: { input: { id, tell } } }),
    remove: (id: string) => deleting.run({ variables: { input: { id } } }),
  };
}
