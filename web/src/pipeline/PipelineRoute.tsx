import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { readCurrentProject } from '../app/currentProject.ts';
import { GoToPosition } from '../app/GoToPosition.tsx';
import { NoPositions } from '../app/NoPositions.tsx';
import { PositionGone } from '../app/PositionGone.tsx';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { DocumentViewer } from '../evidence/DocumentViewer.tsx';
import { m } from '../paraglide/messages.js';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { PipelineRouteQuery } from './__generated__/PipelineRouteQuery.graphql.ts';
import { PipelineView } from './PipelineView.tsx';

// One alias for each column: the same field with other arguments.
const query = graphql`
  query PipelineRouteQuery($projectId: ID!, $hasProject: Boolean!) {
    project(id: $projectId) @include(if: $hasProject) {
      internalId
      ...PipelineView_project
    }
    applied: project(id: $projectId) @include(if: $hasProject) {
      ...StageColumn_project @arguments(stage: APPLIED)
    }
    screening: project(id: $projectId) @include(if: $hasProject) {
      ...StageColumn_project @arguments(stage: SCREENING)
    }
    interview: project(id: $projectId) @include(if: $hasProject) {
      ...StageColumn_project @arguments(stage: INTERVIEW)
    }
    offer: project(id: $projectId) @include(if: $hasProject) {
      ...StageColumn_project @arguments(stage: OFFER)
    }
    hired: project(id: $projectId) @include(if: $hasProject) {
      ...StageColumn_project @arguments(stage: HIRED)
    }
    rejected: project(id: $projectId) @include(if: $hasProject) {
      ...StageColumn_project @arguments(stage: REJECTED)
    }
    newest: projects(first: 1, sort: CREATED_AT, direction: DESC) {
      edges {
        node {
          internalId
        }
      }
    }
    ...PositionSwitcher_query
  }
`;

/** Of an address that names no position: the one last worked on. */
function projectOf(url: string): string {
  return new URL(url).searchParams.get('project') || (readCurrentProject() ?? '');
}

export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<PipelineRouteQuery> {
  const projectId = projectOf(request.url);
  return preloadQuery<PipelineRouteQuery>(query, { projectId, hasProject: projectId !== '' });
}

/** The candidate and the history are in the address too, but do not change the board. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || projectOf(currentUrl.href) !== projectOf(nextUrl.href);
}

export function Component() {
  const data = usePreloadedQuery<PipelineRouteQuery>(query, useLoaderData<PreloadedQuery<PipelineRouteQuery>>());
  const [params] = useSearchParams();
  const asked = params.get('project');
  const instead = data.project?.internalId ?? data.newest.edges[0]?.node.internalId;
  if (!asked && instead) return <GoToPosition internalId={instead} />;
  const { project, applied, screening, interview, offer, hired, rejected } = data;
  if (!(project && applied && screening && interview && offer && hired && rejected))
    return <NoPosition missing={asked !== null} />;
  const columns = {
    APPLIED: applied,
    SCREENING: screening,
    INTERVIEW: interview,
    OFFER: offer,
    HIRED: hired,
    REJECTED: rejected,
  };
  return (
    <DocumentViewer>
      <PipelineView key={project.internalId} project={project} columns={columns} query={data} />
    </DocumentViewer>
  );
}

function NoPosition({ missing }: { missing: boolean }) {
  return (
    <>
      <PageHeader title={m.pipeline_title()} />
      {missing ? <PositionGone /> : <NoPositions />}
    </>
  );
}
