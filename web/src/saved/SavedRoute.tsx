import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { DocumentViewer } from '../evidence/DocumentViewer.tsx';
import type { SavedRouteQuery, SavedRouteQuery$variables } from './__generated__/SavedRouteQuery.graphql.ts';
import { KeptList } from './KeptList.tsx';
import { SavedPage } from './SavedPage.tsx';
import { filterOf, readSavedAddress } from './savedAddress.ts';

const query = graphql`
  query SavedRouteQuery($filter: SavedFilter!, $sort: SavedSort!) {
    viewer {
      ...SavedPage_viewer @arguments(filter: $filter, sort: $sort)
    }
  }
`;

export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<SavedRouteQuery> {
  return preloadQuery<SavedRouteQuery>(query, variablesOf(request.url));
}

/** Only what the list depends on, or a request to read it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.href === nextUrl.href || JSON.stringify(variablesOf(currentUrl.href)) !== JSON.stringify(variablesOf(nextUrl.href))
  );
}

export function Component() {
  return (
    <Suspense fallback={<KeptList />}>
      <SavedScreen />
    </Suspense>
  );
}

function SavedScreen() {
  const { viewer } = usePreloadedQuery<SavedRouteQuery>(query, useLoaderData<PreloadedQuery<SavedRouteQuery>>());
  // Without a viewer the shell goes to the sign-in page.
  return viewer ? (
    <DocumentViewer>
      <SavedPage viewer={viewer} />
    </DocumentViewer>
  ) : null;
}

function variablesOf(url: string): SavedRouteQuery$variables {
  const address = readSavedAddress(new URL(url).searchParams);
  return { filter: filterOf(address), sort: address.sort };
}
