/* oxlint-disable jsx-a11y/prefer-tag-over-role, react/incompatible-library -- a list of which only a part exists is placed card by card; only the column reads the virtualizer */
import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { graphql, usePaginationFragment, useSubscribeToInvalidationState } from 'react-relay';
import { loadFailed } from '../app/errors/loadFailed.tsx';
import { useLoadMore } from '../app/errors/useLoadMore.ts';
import type { MoveStage } from '../candidate/actions/useMoveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import { Badge } from '../ui/Badge.tsx';
import { classNames } from '../ui/classNames.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { StageColumn_project$key } from './__generated__/StageColumn_project.graphql.ts';
import type { StageColumnPageQuery } from './__generated__/StageColumnPageQuery.graphql.ts';
import { CandidateCard, type CardProps } from './CandidateCard.tsx';
import { stageTones } from './stages.ts';

export interface StageColumnProps extends Pick<CardProps, 'selected' | 'onToggle' | 'onOpen' | 'onMove'> {
  stage: MoveStage;
  project: StageColumn_project$key;
}

const pageSize = 50;
const cardHeight = 102;

/** Candidates in a stage, best first; only the cards in view exist, and more are loaded as the end comes near. */
export function StageColumn({ stage, project, selected, ...card }: StageColumnProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    StageColumnPageQuery,
    StageColumn_project$key
  >(
    graphql`
      fragment StageColumn_project on Project
      @refetchable(queryName: "StageColumnPageQuery")
      @argumentDefinitions(stage: { type: "Stage!" }, first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        id
        candidates(first: $first, after: $after, filter: { stage: $stage, unread: true }, onePerPerson: true)
          @connection(key: "StageColumn_candidates", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              internalId
              ...CandidateCard_candidate
            }
          }
        }
      }
    `,
    project,
  );
  const { edges, totalCount } = data.candidates;
  useSubscribeToInvalidationState([data.id], () =>
    startTransition(
      () => void refetch({ first: Math.max(pageSize, Math.min(edges.length, 500)) }, { fetchPolicy: 'network-only' }),
    ),
  );
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: edges.length,
    getScrollElement: () => frame.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => edges[index]?.node.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { failure, loadMore } = useLoadMore(loadNext, pageSize);
  useEffect(() => {
    if (hasNext && !isLoadingNext && !failure && last >= edges.length - 15) loadMore();
  }, [hasNext, isLoadingNext, failure, last, edges.length, loadMore]);
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const label = m.pipeline_column({ stage: stageText(stage), count: totalCount });
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      data-stage={stage}
      className={classNames(
        'flex min-h-0 w-full max-w-90 min-w-44 flex-1 snap-start flex-col rounded-card border bg-canvas max-sm:min-w-[80vw]',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <ColumnHead stage={stage} count={totalCount} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={frame} tabIndex={0} aria-label={label} role="group" className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        {edges.length === 0 ? <p className="px-1 py-2 text-xs text-muted">{m.pipeline_nobody()}</p> : null}
        <CardList cards={items} height={virtualizer.getTotalSize()} nodes={edges.map(({ node }) => node)} total={totalCount}>
          {(node) => <CandidateCard candidate={node} stage={stage} selected={selected} {...card} />}
        </CardList>
        {failure ? loadFailed(failure, loadMore) : null}
      </div>
    </section>
  );
}

interface CardListProps<Node> {
  cards: readonly VirtualItem[];
  /** Pixels of all cards together. */
  height: number;
  nodes: readonly Node[];
  /** How many there are, loaded or not. */
  total: number;
  children: (node: Node) => ReactNode;
}

function CardList<Node>({ cards, height, nodes, total, children }: CardListProps<Node>) {
  return (
    <div role="list" style={{ height }} className="relative">
      {cards.map(({ index, key, start }) => {
        const node = nodes[index];
        return node ? (
          <div
            key={key}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 pb-2"
            style={{ height: cardHeight, transform: `translateY(${start}px)` }}
          >
            {children(node)}
          </div>
        ) : null;
      })}
    </div>
  );
}

function ColumnHead({ stage, count }: { stage: MoveStage; count: number }) {
  return (
    <header className="flex h-10 shrink-0 items-center justify-between gap-2 px-3">
      <h2 className="truncate text-sm font-semibold">{stageText(stage)}</h2>
      <Badge tone={stageTones[stage]} className="tabular-nums">
        {formatNumber(count)}
      </Badge>
    </header>
  );
}
