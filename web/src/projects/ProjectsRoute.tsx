import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import type { ProjectsRouteQuery, ProjectsRouteQuery$variables } from './__generated__/ProjectsRouteQuery.graphql.ts';
import { ProjectsPage } from './ProjectsPage.tsx';
import { readProjectsFilter } from './projectsFilter.ts';

const query = graphql`
  query ProjectsRouteQuery($search: String, $status: ProjectStatus, $department: String, $archived: Boolean, $sort: ProjectSort, $direction: SortDirection) {
    viewer {
      ...SampleData_user
    }
    ...ProjectsTable_query
  }
`;

export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<ProjectsRouteQuery> {
  return preloadQuery<ProjectsRouteQuery>(query, variablesOf(request.url));
}

/** The drawer and the dialog are in the address too, but do not change the list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.href === nextUrl.href || JSON.stringify(variablesOf(currentUrl.href)) !== JSON.stringify(variablesOf(nextUrl.href))
  );
}

export function Component() {
  const data = usePreloadedQuery<ProjectsRouteQuery>(query, useLoaderData<PreloadedQuery<ProjectsRouteQuery>>());
  return <ProjectsPage query={data} user={data.viewer ?? null} />;
}

function variablesOf(url: string): ProjectsRouteQuery$variables {
  const { search, status, department, archived, sort, direction } = readProjectsFilter(new URL(url).searchParams);
  return {
    search: search === '' ? null : search,
    status: status === 'all' ? null : status,
    department: department === 'all' ? null : department,
    archived,
    sort,
    direction,
  };
}
