import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { loadFailed } from './loadFailed.tsx';
import { useLoadMore } from './useLoadMore.ts';

export interface ShowMoreProps<Query extends OperationType> {
  /** What `usePaginationFragment` returned. */
  list: { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadMoreFn<Query> };
  /** How many rows each press adds. */
  count: number;
  label?: string;
  className?: string;
}

/** The button below a list that goes on. In its place stands why rows did not come, with a retry. */
export function ShowMore<Query extends OperationType>({ list, count, label, className }: ShowMoreProps<Query>) {
  const { failure, loadMore } = useLoadMore(list.loadNext, count);
  if (failure) return <div className={className}>{loadFailed(failure, loadMore)}</div>;
  if (!list.hasNext) return null;
  return (
    <Button busy={list.isLoadingNext} onClick={loadMore} className={className}>
      {label ?? m.ui_show_more()}
    </Button>
  );
}
