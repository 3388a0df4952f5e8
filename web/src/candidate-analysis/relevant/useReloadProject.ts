import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReloadProjectQuery } from './__generated__/useReloadProjectQuery.graphql.ts';

/** Fetches the requirements and how many candidates are still to be judged. A failure is silent: it is asked again, and what is on screen stays. */
export function useReloadProject(projectId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<useReloadProjectQuery>(environment, query, { id: projectId }, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  }, [environment, projectId]);
}

const query = graphql`
  query useReloadProjectQuery($id: ID!) {
    node(id: $id) {
      ...RelevantTab_project @alias(as: "project")
    }
  }
`;
