import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { expect, it } from 'vitest';
import { useLoadMore } from './useLoadMore.ts';

it('keeps a failure until more is asked for, so that what loads by itself stops', () => {
  const server = new Failing();
  const { result } = renderHook(() => {
    const { failure, loadMore } = useLoadMore(server.loadNext, 20);
    useEffect(() => {
      if (!failure) loadMore();
    }, [failure, loadMore]);
    return { failure, loadMore };
  });
  expect(server.asked).toEqual([20]);
  act(() => server.answer(new Error('cut off')));
  expect(result.current.failure?.message).toBe('cut off');
  expect(server.asked).toEqual([20]);
  act(() => result.current.loadMore());
  expect(result.current.failure).toBeNull();
  act(() => server.answer(null));
  expect(result.current.failure).toBeNull();
});

class Failing {
  asked: number[] = [];
  answer: (error: Error | null) => void = () => {};

  loadNext: LoadMoreFn<OperationType> = (count, options) => {
    this.asked.push(count);
    this.answer = (error) => options?.onComplete?.(error);
    return { dispose: () => {} };
  };
}
