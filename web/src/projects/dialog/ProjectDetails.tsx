import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ProjectDetailsQuery } from './__generated__/ProjectDetailsQuery.graphql.ts';
import { PlainDialog } from './PlainDialog.tsx';
import { ProjectDetailsDialog } from './ProjectDetailsDialog.tsx';

export function ProjectDetails({ projectId, attempt, onClose }: { projectId: string; attempt: number; onClose: () => void }) {
  const { project } = useLazyLoadQuery<ProjectDetailsQuery>(
    graphql`
      query ProjectDetailsQuery($id: ID!) {
        project(id: $id) {
          ...ProjectDetailsDialog_project
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (project) return <ProjectDetailsDialog project={project} onClose={onClose} />;
  return (
    <PlainDialog onClose={onClose}>
      <EmptyState drawing="lost" title={m.projects_gone()} />
    </PlainDialog>
  );
}
