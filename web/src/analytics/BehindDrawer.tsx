import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { partFailed } from '../app/errors/partFailed.tsx';
import { ShowMore } from '../app/errors/ShowMore.tsx';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { ScoreBadge } from '../ui/figures/ScoreBadge.tsx';
import { Drawer } from '../ui/layers/Drawer.tsx';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import type { BehindDrawer_query$key } from './__generated__/BehindDrawer_query.graphql.ts';
import type { BehindDrawerPageQuery } from './__generated__/BehindDrawerPageQuery.graphql.ts';
import type { BehindDrawerQuery } from './__generated__/BehindDrawerQuery.graphql.ts';
import { type Behind, behindFormula, behindTitle, readBehind, spanOf } from './behind.ts';

export interface BehindDrawerProps {
  /** From the address; null: closed. */
  param: string | null;
  /** Of the figures on the screen, so that the list is exactly theirs. */
  span: { from: string; to: string };
  onClose: () => void;
}

const pageSize = 50;

/** The candidates that a figure counts, and how it is counted. */
export function BehindDrawer({ param, span, onClose }: BehindDrawerProps) {
  const behind = readBehind(param);
  // Kept while the drawer closes.
  const [last, setLast] = useState(param);
  if (behind !== null && param !== last) setLast(param);
  const shown = behind ?? readBehind(last);
  return (
    <Drawer
      open={behind !== null}
      onClose={onClose}
      title={shown ? behindTitle(shown) : ''}
      description={shown ? behindFormula(shown.figure) : undefined}
    >
      {shown === null ? null : (
        <Boundary key={last} fallback={partFailed}>
          {(attempt) => (
            <Suspense fallback={<Loading />}>
              <Candidates behind={shown} span={span} attempt={attempt} />
            </Suspense>
          )}
        </Boundary>
      )}
    </Drawer>
  );
}

function Loading() {
  return (
    <LoadingRegion className="flex flex-col gap-2">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="h-12" />
      ))}
    </LoadingRegion>
  );
}

function Candidates({ behind, span, attempt }: { behind: Behind; span: BehindDrawerProps['span']; attempt: number }) {
  const { figure, stage, sources } = behind;
  const data = useLazyLoadQuery<BehindDrawerQuery>(
    graphql`
      query BehindDrawerQuery($figure: AnalyticsFigure!, $from: DateTime!, $to: DateTime!, $stage: Stage, $sources: [CandidateSource!]) {
        ...BehindDrawer_query @arguments(figure: $figure, from: $from, to: $to, stage: $stage, sources: $sources)
      }
    `,
    { figure, stage, sources, ...spanOf(behind, span) },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return <CandidateList query={data} />;
}

function CandidateList({ query }: { query: BehindDrawer_query$key }) {
  const { data, ...list } = usePaginationFragment<BehindDrawerPageQuery, BehindDrawer_query$key>(
    graphql`
      fragment BehindDrawer_query on Query
      @refetchable(queryName: "BehindDrawerPageQuery")
      @argumentDefinitions(
        figure: { type: "AnalyticsFigure!" }
        from: { type: "DateTime!" }
        to: { type: "DateTime!" }
        stage: { type: "Stage" }
        sources: { type: "[CandidateSource!]" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        analyticsCandidates(figure: $figure, from: $from, to: $to, stage: $stage, sources: $sources, first: $first, after: $after)
          @connection(key: "BehindDrawer_analyticsCandidates") {
          totalCount
          edges {
            node {
              id
              internalId
              displayName
              stage
              positionTitle
              project {
                internalId
              }
              score {
                overall
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = data.analyticsCandidates;
  const people = edges.flatMap((edge) => (edge ? [edge.node] : []));
  return (
    <>
      <p className="mb-2 text-sm font-medium tabular-nums">{m.analytics_count({ count: totalCount })}</p>
      <ul className="flex flex-col">
        {people.map(({ id, internalId, displayName, stage, positionTitle, project, score }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 border-b border-line py-1.5">
            <div className="min-w-0 flex-1">
              <Link
                to={`/pipeline?project=${project.internalId}&candidate=${internalId}`}
                className="block truncate text-sm font-medium hover:underline"
              >
                {displayName}
              </Link>
              <p className="truncate text-xs text-muted">
                {positionTitle || m.projects_untitled()} · {stageText(stage)}
              </p>
            </div>
            <ScoreBadge score={score?.overall} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} count={pageSize} className="mt-4" />
    </>
  );
}
