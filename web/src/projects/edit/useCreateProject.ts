import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { explainFailure } from '../../app/errors/explainFailure.ts';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useCreateProjectMutation } from './__generated__/useCreateProjectMutation.graphql.ts';
import type { ProjectDraft } from './projectDraft.ts';

export function useCreateProject(connection: string) {
  const [error, setError] = useState<string | null>(null);
  const [commit, busy] = useMutation<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        __typename
        ... on CreateProjectPayload {
          projectEdge @prependEdge(connections: $connections) {
            node {
              id
              title
              ...ProjectRow_project
            }
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
  `);
  const create = (draft: ProjectDraft, onCreated: () => void) => {
    setError(null);
    const input = { ...draft, title: draft.title.trim(), location: draft.location?.trim() ?? null };
    commit({
      variables: { input, connections: [connection] },
      updater: (store, response) => {
        if (response?.createProject.__typename === 'CreateProjectPayload') countOneMore(store, connection);
      },
      onCompleted: ({ createProject: result }) => {
        if (result.__typename === 'AppError') setError(explainFailure(result));
        if (result.__typename !== 'CreateProjectPayload') return;
        showToast({ text: m.projects_created({ title: result.projectEdge.node.title }) });
        onCreated();
      },
      onError: (failure) => setError(errorText(failure)),
    });
  };
  return { create, busy, error, clear: () => setError(null) };
}

/** Needed because `@prependEdge` adds the row without changing the list's count. */
function countOneMore(store: RecordSourceSelectorProxy, connection: string): void {
  const list = store.get(connection);
  const count = list?.getValue('totalCount');
  if (typeof count === 'number') list?.setValue(count + 1, 'totalCount');
}
