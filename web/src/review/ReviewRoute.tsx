import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { DocumentViewer } from '../evidence/DocumentViewer.tsx';
import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { buttonClass } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { ReviewRouteQuery } from './__generated__/ReviewRouteQuery.graphql.ts';
import { KeptReview } from './KeptReview.tsx';
import { ReviewView } from './ReviewView.tsx';

const query = graphql`
  query ReviewRouteQuery($id: ID!, $hasId: Boolean!) {
    screening(id: $id) @include(if: $hasId) {
      ...ReviewView_screening
    }
    viewer {
      latestScreening @skip(if: $hasId) {
        ...ReviewView_screening
      }
    }
  }
`;

/** Without an id in the address, shows the user's latest screening. */
export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<ReviewRouteQuery> {
  const id = new URL(request.url).searchParams.get('screening') ?? '';
  return preloadQuery<ReviewRouteQuery>(query, { id, hasId: id !== '' });
}

export function Component() {
  const [params] = useSearchParams();
  return (
    <Suspense fallback={<KeptReview screening={params.get('screening')} />}>
      <Review />
    </Suspense>
  );
}

function Review() {
  const data = usePreloadedQuery<ReviewRouteQuery>(query, useLoaderData<PreloadedQuery<ReviewRouteQuery>>());
  const screening = data.screening ?? data.viewer?.latestScreening;
  if (!screening) {
    return (
      <>
        <PageHeader title={m.review_title()} />
        <EmptyState
          drawing="documents"
          title={m.review_nothing()}
          action={
            <Link to="/" className={buttonClass('primary')}>
              {m.processing_to_upload()}
            </Link>
          }
        />
      </>
    );
  }
  return (
    <DocumentViewer>
      <ReviewView screening={screening} />
    </DocumentViewer>
  );
}
