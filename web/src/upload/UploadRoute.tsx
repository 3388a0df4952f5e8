import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PositionGone } from '../app/PositionGone.tsx';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { m } from '../paraglide/messages.js';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { UploadRouteQuery } from './__generated__/UploadRouteQuery.graphql.ts';
import { UploadView } from './UploadView.tsx';

const query = graphql`
  query UploadRouteQuery($projectId: ID!, $hasProject: Boolean!) {
    installation {
      ...UploadView_installation
    }
    viewer {
      ...UploadView_user
    }
    project(id: $projectId) @include(if: $hasProject) {
      ...UploadView_project
    }
  }
`;

/** `?project=` adds documents to an existing position. */
export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<UploadRouteQuery> {
  const projectId = new URL(request.url).searchParams.get('project') ?? '';
  return preloadQuery<UploadRouteQuery>(query, { projectId, hasProject: projectId !== '' });
}

export function Component() {
  const loaded = useLoaderData<PreloadedQuery<UploadRouteQuery>>();
  const data = usePreloadedQuery<UploadRouteQuery>(query, loaded);
  // The upload would start another position than the one that was asked for.
  if (loaded.variables.hasProject && !data.project)
    return (
      <>
        <PageHeader title={m.upload_title()} />
        <PositionGone />
      </>
    );
  return <UploadView installation={data.installation} project={data.project ?? null} user={data.viewer ?? null} />;
}
