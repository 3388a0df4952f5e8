import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/inputs/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { ProjectActions } from '../edit/ProjectActions.tsx';
import { storedText } from '../projectWords.ts';
import { StatusMenu } from '../StatusMenu.tsx';
import { useOpenCandidates } from '../useOpenCandidates.ts';
import type { ProjectDetailsDialog_project$key } from './__generated__/ProjectDetailsDialog_project.graphql.ts';
import { ProjectMetrics } from './ProjectMetrics.tsx';
import { ProjectRequirements } from './ProjectRequirements.tsx';

export function ProjectDetailsDialog({ project, onClose }: { project: ProjectDetailsDialog_project$key; onClose: () => void }) {
  const data = useFragment(
    graphql`
      fragment ProjectDetailsDialog_project on Project {
        internalId
        title
        department
        location
        type
        level
        ...StatusMenu_project
        ...ProjectActions_project
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
          <span className="flex flex-1 items-center gap-2">
            <StatusMenu project={data} />
            <ProjectActions project={data} onGone={onClose} />
          </span>
          <Button onClick={onClose}>{m.ui_close()}</Button>
          <Link to={`/pipeline?project=${data.internalId}`} className={buttonClass('secondary')}>
            {m.pipeline_title()}
          </Link>
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
