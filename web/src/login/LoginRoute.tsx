import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { returnPath } from '../app/session/loginPath.ts';
import { readToken } from '../app/session/token.ts';
import type { LoginRouteQuery } from './__generated__/LoginRouteQuery.graphql.ts';
import { LoginPage } from './LoginPage.tsx';

const query = graphql`
  query LoginRouteQuery {
    installation {
      ...LoginPage_installation
    }
  }
`;

/** Redirects users who are already signed in. */
export function loader({ request }: LoaderFunctionArgs) {
  if (readToken() !== null) return redirect(returnPath(new URL(request.url).searchParams));
  return preloadQuery<LoginRouteQuery>(query, {});
}

export function Component() {
  return (
    <Suspense fallback={null}>
      <Loaded reference={useLoaderData<PreloadedQuery<LoginRouteQuery>>()} />
    </Suspense>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<LoginRouteQuery> }) {
  return <LoginPage installation={usePreloadedQuery<LoginRouteQuery>(query, reference).installation} />;
}
