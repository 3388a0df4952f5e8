import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { readCurrentProject } from '../app/currentProject.ts';
import { GoToPosition } from '../app/GoToPosition.tsx';
import { NoPositions } from '../app/NoPositions.tsx';
import { PositionGone } from '../app/PositionGone.tsx';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { DocumentViewer } from '../evidence/DocumentViewer.tsx';
import { m } from '../paraglide/messages.js';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { CandidateAnalysisRouteQuery } from './__generated__/CandidateAnalysisRouteQuery.graphql.ts';
import { CandidateAnalysisView } from './CandidateAnalysisView.tsx';
import { storedWeights } from './metrics/useSliders.ts';

const query = graphql`
  query CandidateAnalysisRouteQuery($projectId: ID!, $hasProject: Boolean!, $weights: [FacetWeightInput!]) {
    project(id: $projectId) @include(if: $hasProject) {
      internalId
      ...CandidateAnalysisView_project @arguments(weights: $weights)
    }
    installation {
      ...CandidateAnalysisView_installation
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

export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<CandidateAnalysisRouteQuery> {
  const projectId = projectOf(request.url);
  return preloadQuery<CandidateAnalysisRouteQuery>(query, {
    projectId,
    hasProject: projectId !== '',
    weights: storedWeights(projectId),
  });
}

/** Search, page and order are in the address too, but only another position (or a reload) needs the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || projectOf(currentUrl.href) !== projectOf(nextUrl.href);
}

export function Component() {
  const loaded = useLoaderData<PreloadedQuery<CandidateAnalysisRouteQuery>>();
  const data = usePreloadedQuery<CandidateAnalysisRouteQuery>(query, loaded);
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { projectId?: string } | null };
  const asked = params.get('project');
  const instead = state?.projectId ?? data.project?.internalId ?? data.newest.edges[0]?.node.internalId;
  if (!asked && instead) return <GoToPosition internalId={instead} />;
  if (!data.project) return <NoPosition missing={Boolean(asked)} />;
  return (
    <DocumentViewer>
      <CandidateAnalysisView
        project={data.project}
        installation={data.installation}
        query={data}
        served={loaded.variables.weights ?? null}
      />
    </DocumentViewer>
  );
}

function NoPosition({ missing }: { missing: boolean }) {
  return (
    <>
      <PageHeader title={m.analysis_title()} />
      {missing ? <PositionGone /> : <NoPositions />}
    </>
  );
}
