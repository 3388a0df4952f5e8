import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import { candidateId } from '../candidate-analysis/candidateId.ts';
import { DocumentViewer } from '../evidence/DocumentViewer.tsx';
import type { AnalysisRouteQuery } from './__generated__/AnalysisRouteQuery.graphql.ts';
import { AnalysisLoading } from './AnalysisLoading.tsx';
import { AnalysisMissing } from './AnalysisMissing.tsx';
import { AnalysisView } from './AnalysisView.tsx';

const query = graphql`
  query AnalysisRouteQuery($id: ID!, $hasId: Boolean!) {
    node(id: $id) @include(if: $hasId) {
      ... on Candidate @alias(as: "candidate") {
        ...AnalysisView_candidate
      }
    }
  }
`;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The specification's default id, 1, names no candidate: neither does any other id that is no UUID. */
export function loader({ params }: LoaderFunctionArgs): PreloadedQuery<AnalysisRouteQuery> {
  const id = params['id'] ?? '1';
  return preloadQuery<AnalysisRouteQuery>(query, { id: candidateId(id), hasId: uuid.test(id) });
}

/** One candidate on a page of its own, for reading and for paper. */
export function Component() {
  return (
    <Suspense fallback={<AnalysisLoading />}>
      <Analysis />
    </Suspense>
  );
}

function Analysis() {
  const { node } = usePreloadedQuery<AnalysisRouteQuery>(query, useLoaderData<PreloadedQuery<AnalysisRouteQuery>>());
  if (!node?.candidate) return <AnalysisMissing />;
  return (
    <DocumentViewer>
      <AnalysisView candidate={node.candidate} />
    </DocumentViewer>
  );
}

export { AnalysisFailed as ErrorBoundary } from './AnalysisFailed.tsx';
