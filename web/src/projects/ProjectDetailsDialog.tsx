import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ProjectDetailsDialog_project$key } from './__generated__/ProjectDetailsDialog_project.graphql.ts';
import { ProjectMetrics } from './ProjectMetrics.tsx';
import { ProjectRequirements } from './ProjectRequirements.tsx';
import { storedText } from './projectWords.ts';
import { StatusMenu } from './StatusMenu.tsx';
import { useOpenCandidates } from './useOpenCandidates.ts';

export function ProjectDetailsDialog({ project, onClose }: { project: ProjectDetailsDialog_project$key; onClose: () => void }) {
  const data = useFragment(
    graphql`
      fragment ProjectDetailsDialog_project on Project {
        title
        department
        location
        type
        level
        ...StatusMenu_project
        ...ProjectMetrics_project
        ...ProjectRequirements_project
        ...useOpenCandidates_project
      }
    `,
    project,
  );
  const openCandidates = useOpenCandidates(data);
  const traits = [data.department, data.location, data.type, data.level].filter((value) => value !== '').map(storedText);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={m.projects_details_of({ title: data.title || m.projects_untitled() })}
      description={traits.join(' • ')}
      footer={
        <>
          <span className="flex-1">
            <StatusMenu project={data} />
          </span>
          <Button onClick={onClose}>{m.ui_close()}</Button>
          <Button variant="primary" onClick={openCandidates}>
            {m.projects_view_candidates()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <ProjectMetrics project={data} />
        <ProjectRequirements project={data} />
      </div>
    </Dialog>
  );
}
