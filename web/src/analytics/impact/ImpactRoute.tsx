import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { readCurrentProject } from '../../app/currentProject.ts';
import { GoToPosition } from '../../app/GoToPosition.tsx';
import { NoPositions } from '../../app/NoPositions.tsx';
import { PositionGone } from '../../app/PositionGone.tsx';
import { preloadQuery } from '../../app/relay/preloadQuery.ts';
import { m } from '../../paraglide/messages.js';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { ImpactRouteQuery } from './__generated__/ImpactRouteQuery.graphql.ts';
import { arrivals, readArrival } from './arrival.ts';
import { ImpactView } from './ImpactView.tsx';

const query = graphql`
  query ImpactRouteQuery($projectId: ID!, $hasProject: Boolean!, $period: AnalyticsPeriod) {
    project(id: $projectId) @include(if: $hasProject) {
      internalId
      ...ImpactView_project @arguments(period: $period)
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
function asked(address: string) {
  const params = new URL(address).searchParams;
  const projectId = params.get('project') || (readCurrentProject() ?? '');
  return { projectId, hasProject: projectId !== '', period: arrivals[readArrival(params)].value };
}

export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<ImpactRouteQuery> {
  return preloadQuery<ImpactRouteQuery>(query, asked(request.url));
}

/** Whether the form is open is in the address too, but does not change the figures. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [asked(currentUrl.href), asked(nextUrl.href)];
  return currentUrl.href === nextUrl.href || current.projectId !== next.projectId || current.period !== next.period;
}

export function Component() {
  const data = usePreloadedQuery<ImpactRouteQuery>(query, useLoaderData<PreloadedQuery<ImpactRouteQuery>>());
  const [params] = useSearchParams();
  const named = params.get('project');
  const instead = data.project?.internalId ?? data.newest.edges[0]?.node.internalId;
  if (!named && instead) return <GoToPosition internalId={instead} />;
  if (!data.project)
    return (
      <>
        <PageHeader title={m.impact_title()} />
        {named ? <PositionGone /> : <NoPositions />}
      </>
    );
  return <ImpactView key={data.project.internalId} project={data.project} query={data} />;
}
