import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { buttonClass } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { ProcessingRouteQuery } from './__generated__/ProcessingRouteQuery.graphql.ts';
import { ProcessingView } from './ProcessingView.tsx';

const query = graphql`
  query ProcessingRouteQuery($id: ID!, $hasId: Boolean!) {
    screening(id: $id) @include(if: $hasId) {
      ...ProcessingView_screening
    }
    viewer {
      latestScreening @skip(if: $hasId) {
        ...ProcessingView_screening
      }
    }
  }
`;

/** Without an id in the address, shows the user's latest screening. */
export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<ProcessingRouteQuery> {
  const id = new URL(request.url).searchParams.get('screening') ?? '';
  return preloadQuery<ProcessingRouteQuery>(query, { id, hasId: id !== '' });
}

export function Component() {
  const data = usePreloadedQuery<ProcessingRouteQuery>(query, useLoaderData<PreloadedQuery<ProcessingRouteQuery>>());
  const screening = data.screening ?? data.viewer?.latestScreening;
  if (screening) return <ProcessingView screening={screening} />;
  return (
    <>
      <PageHeader title={m.processing_title()} subtitle={m.processing_subtitle()} />
      <EmptyState
        drawing="jobs"
        title={m.processing_nothing()}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {m.processing_to_upload()}
          </Link>
        }
      />
    </>
  );
}
