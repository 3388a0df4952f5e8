import { useEffect } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLoadMore } from '../app/errors/useLoadMore.ts';
import type { PreloadCandidates_project$key } from './__generated__/PreloadCandidates_project.graphql.ts';
import type { PreloadCandidatesQuery } from './__generated__/PreloadCandidatesQuery.graphql.ts';

const portion = 100;
const enough = 1000;

/**
 * Loads the rows of the best candidates into the store while the user looks at the first page, so that neither a slider nor a page needs a request.
 * Renders nothing.
 */
export function PreloadCandidates({ project }: { project: PreloadCandidates_project$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<PreloadCandidatesQuery, PreloadCandidates_project$key>(
    graphql`
      fragment PreloadCandidates_project on Project
      @refetchable(queryName: "PreloadCandidatesQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        candidates(first: $first, after: $after) @connection(key: "PreloadCandidates_candidates") {
          edges {
            node {
              id
              ...CandidateRow_candidate
            }
          }
        }
      }
    `,
    project,
  );
  const { failure, loadMore } = useLoadMore(loadNext, portion);
  const loaded = data.candidates.edges.length;
  useEffect(() => {
    // If it fails, each page loads its own rows, and says so when that fails too.
    if (!hasNext || isLoadingNext || failure || loaded >= enough) return;
    // Runs after the first paint.
    const timer = setTimeout(loadMore, 50);
    return () => clearTimeout(timer);
  }, [hasNext, isLoadingNext, failure, loaded, loadMore]);
  return null;
}
