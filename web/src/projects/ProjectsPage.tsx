import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { ProjectsTable_query$key } from './__generated__/ProjectsTable_query.graphql.ts';
import type { SampleData_user$key } from './__generated__/SampleData_user.graphql.ts';
import { ProjectDialog } from './dialog/ProjectDialog.tsx';
import { AddProjectDrawer } from './edit/AddProjectDrawer.tsx';
import { ProjectsTable } from './ProjectsTable.tsx';
import { ProjectsToolbar } from './ProjectsToolbar.tsx';
import { SampleData } from './SampleData.tsx';
import { useLayerParam } from './useLayerParam.ts';

export interface ProjectsPageProps {
  query: ProjectsTable_query$key;
  user: SampleData_user$key | null;
}

export function ProjectsPage({ query, user }: ProjectsPageProps) {
  const adding = useLayerParam('add');
  const shown = useLayerParam('position');
  const [params] = useSearchParams();
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <PageHeader
        title={m.projects_title()}
        subtitle={m.projects_subtitle()}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => adding.open('1')}>
            {m.projects_add_short()}
          </Button>
        }
      />
      <ProjectsToolbar />
      <div className="px-6 py-1 empty:hidden max-sm:px-4">
        <SampleData user={user} />
      </div>
      <ProjectsTable query={query} onAdd={() => adding.open('1')} onShow={shown.open}>
        {(connection) => <AddProjectDrawer open={adding.value !== null} connection={connection} onClose={adding.close} />}
      </ProjectsTable>
      <ProjectDialog key={params.get('position')} projectId={shown.value} onClose={shown.close} />
    </div>
  );
}
