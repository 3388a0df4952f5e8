import { useCallback, useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** The next rows of a list. Why they did not come is kept until they are asked for again, so that whoever loads by itself can stop. */
export function useLoadMore<Query extends OperationType>(loadNext: LoadMoreFn<Query>, count: number) {
  const [failure, setFailure] = useState<Error | null>(null);
  const loadMore = useCallback(() => {
    setFailure(null);
    loadNext(count, { onComplete: setFailure });
  }, [loadNext, count]);
  return { failure, loadMore };
}
