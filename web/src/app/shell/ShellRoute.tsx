import { Suspense, useEffect } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import { endSession } from '../session/endSession.ts';
import type { shellQuery as ShellQuery } from './__generated__/shellQuery.graphql.ts';
import { Shell } from './Shell.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';
import { query } from './shellQuery.ts';

export function ShellRoute() {
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <SignedIn reference={useLoaderData<PreloadedQuery<ShellQuery>>()} />
    </Suspense>
  );
}

function SignedIn({ reference }: { reference: PreloadedQuery<ShellQuery> }) {
  const data = usePreloadedQuery<ShellQuery>(query, reference);
  return data.viewer ? <Shell viewer={data.viewer} installation={data.installation} query={data} /> : <SessionEnded />;
}

/** The stored token is no longer valid: it expired, or the user signed out elsewhere. */
function SessionEnded() {
  useEffect(() => endSession({ comeBack: true }), []);
  return <ShellSkeleton />;
}
