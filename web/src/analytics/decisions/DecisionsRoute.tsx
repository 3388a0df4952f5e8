import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { readCurrentProject } from '../../app/currentProject.ts';
import { GoToPosition } from '../../app/GoToPosition.tsx';
import { NoPositions } from '../../app/NoPositions.tsx';
import { PositionGone } from '../../app/PositionGone.tsx';
import { preloadQuery } from '../../app/relay/preloadQuery.ts';
import { storedWeights } from '../../candidate-analysis/metrics/useSliders.ts';
import { m } from '../../paraglide/messages.js';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { DecisionsRouteQuery } from './__generated__/DecisionsRouteQuery.graphql.ts';
import { DecisionsView } from './DecisionsView.tsx';

const query = graphql`
  query DecisionsRouteQuery($projectId: ID!, $hasProject: Boolean!, $weights: [FacetWeightInput!]) {
    project(id: $projectId) @include(if: $hasProject) {
      internalId
      ...DecisionsView_project
    }
    decisionReport(weights: $weights) @include(if: $hasProject) {
      ...DecisionsView_report @arguments(projectId: $projectId)
    }
    installation {
      facets {
        key
        label
      }
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
const projectOf = (address: string) => new URL(address).searchParams.get('project') || (readCurrentProject() ?? '');

/** The ranking in question is the one on the position's screen: by its sliders, if somebody has moved them in this tab. */
export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<DecisionsRouteQuery> {
  const projectId = projectOf(request.url);
  return preloadQuery<DecisionsRouteQuery>(query, {
    projectId,
    hasProject: projectId !== '',
    weights: storedWeights(projectId),
  });
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || projectOf(currentUrl.href) !== projectOf(nextUrl.href);
}

export function Component() {
  const loaded = useLoaderData<PreloadedQuery<DecisionsRouteQuery>>();
  const data = usePreloadedQuery<DecisionsRouteQuery>(query, loaded);
  const [params] = useSearchParams();
  const named = params.get('project');
  const instead = data.project?.internalId ?? data.newest.edges[0]?.node.internalId;
  if (!named && instead) return <GoToPosition internalId={instead} />;
  if (!data.project || !data.decisionReport)
    return (
      <>
        <PageHeader title={m.decisions_title()} />
        {named ? <PositionGone /> : <NoPositions />}
      </>
    );
  const labels = new Map(data.installation.facets.map(({ key, label }) => [key, label]));
  return (
    <DecisionsView
      key={data.project.internalId}
      project={data.project}
      report={data.decisionReport}
      query={data}
      weights={loaded.variables.weights ?? null}
      label={(key) => labels.get(key) ?? key}
    />
  );
}
