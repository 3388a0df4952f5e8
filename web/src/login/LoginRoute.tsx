import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import { partFailed } from '../app/errors/partFailed.tsx';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { returnPath } from '../app/session/loginPath.ts';
import { readToken } from '../app/session/token.ts';
import { Boundary } from '../ui/Boundary.tsx';
import type { LoginRouteQuery } from './__generated__/LoginRouteQuery.graphql.ts';
import { LoginPage } from './LoginPage.tsx';
import { TestModeNote } from './TestModeNote.tsx';

const query = graphql`
  query LoginRouteQuery {
    installation {
      ...TestModeNote_installation
    }
  }
`;

/** Redirects users who are already signed in. */
export function loader({ request }: LoaderFunctionArgs) {
  if (readToken() !== null) return redirect(returnPath(new URL(request.url).searchParams));
  return preloadQuery<LoginRouteQuery>(query, {});
}

export function Component() {
  const reference = useLoaderData<PreloadedQuery<LoginRouteQuery>>();
  const { revalidate } = useRevalidator();
  // The form stays whatever becomes of the note: somebody may be typing.
  const note = (
    <Boundary key={reference.fetchKey} fallback={(error) => partFailed(error, () => void revalidate())}>
      {() => (
        <Suspense fallback={null}>
          <Note reference={reference} />
        </Suspense>
      )}
    </Boundary>
  );
  return <LoginPage note={note} />;
}

function Note({ reference }: { reference: PreloadedQuery<LoginRouteQuery> }) {
  return <TestModeNote installation={usePreloadedQuery<LoginRouteQuery>(query, reference).installation} />;
}
