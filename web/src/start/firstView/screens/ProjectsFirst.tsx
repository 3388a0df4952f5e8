import { Plus } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { ProjectsToolbar } from '../../../projects/ProjectsToolbar.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { TableSkeleton } from '../../../ui/loading/TableSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

/** What is typed into the search or pressed here is kept by takeOver.ts. */
export function ProjectsFirst() {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <PageHeader
        title={m.projects_title()}
        subtitle={m.projects_subtitle()}
        actions={
          <Button variant="primary" icon={<Plus />}>
            {m.projects_add_short()}
          </Button>
        }
      />
      <ProjectsToolbar />
      <div className="px-6 max-sm:px-4">
        <TableSkeleton rows={6} columns={6} />
      </div>
    </div>
  );
}
