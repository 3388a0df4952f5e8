import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { storeCurrentProject } from '../app/currentProject.ts';
import { recordVisit } from '../app/visits/visits.ts';
import type { useOpenCandidates_project$key } from './__generated__/useOpenCandidates_project.graphql.ts';

/** "View Candidates": makes the position the current one and goes to its candidates. */
export function useOpenCandidates(project: useOpenCandidates_project$key): () => void {
  const navigate = useNavigate();
  const { internalId, title } = useFragment(
    graphql`
      fragment useOpenCandidates_project on Project {
        internalId
        title
      }
    `,
    project,
  );
  return () => {
    const path = `/candidate-analysis?project=${internalId}`;
    storeCurrentProject(internalId);
    recordVisit({ id: internalId, type: 'project', title, path });
    void navigate(path, { state: { projectId: internalId } });
  };
}
