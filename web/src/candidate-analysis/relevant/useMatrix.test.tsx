import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { useMatrix } from './useMatrix.ts';

const total = 60_000;
const weights = new Map([['skills', 1]]);

function openMatrix() {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useMatrix({ projectId: 'p', weights, version: '1' }), { wrapper });
  const running = () => environment.mock.getAllOperations();
  const runningFrom = () => running().map(({ request }) => Number(request.variables.skip));
  const answer = async (node: (skip: number) => object | null) => {
    const [operation] = running();
    if (operation === undefined) throw new Error('Nothing was asked.');
    await act(async () =>
      environment.mock.resolve(operation, { data: { node: node(Number(operation.request.variables.skip)) } }),
    );
  };
  return {
    result,
    runningFrom,
    answer,
    failAll: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('off'))),
  };
}

function windowAt(skip: number) {
  return {
    __typename: 'Project',
    id: 'p',
    relevanceMatrix: { total, ids: [`c${skip}`], cells: btoa('\u0050'), requirements: [{ key: 'go' }], candidates: [] },
  };
}

describe('useMatrix', () => {
  it('asks for what is in view when an answer came, not for all that flew by', async () => {
    const { result, runningFrom, answer } = openMatrix();
    expect(runningFrom()).toEqual([0]);
    await act(async () => {
      for (let first = 0; first < total; first += 600) result.current.need(first, first + 9);
    });
    expect(runningFrom()).toEqual([0, 600]);
    await answer(windowAt);
    expect(runningFrom()).toEqual([600, 59_400]);
    await answer(windowAt);
    await answer(windowAt);
    expect(runningFrom()).toEqual([]);
    expect(result.current.columnAt(59_400)?.uuid).toBe('c59400');
  });

  it('asks no second time for a position that is gone', async () => {
    const { runningFrom, answer } = openMatrix();
    await answer(() => null);
    expect(runningFrom()).toEqual([]);
  });

  it('keeps what failed for a retry', async () => {
    const { result, runningFrom, answer, failAll } = openMatrix();
    await failAll();
    expect(result.current.error).toBeInstanceOf(Error);
    expect(runningFrom()).toEqual([]);
    await act(async () => result.current.retry());
    await answer(windowAt);
    expect(result.current.error).toBeNull();
    expect(result.current.columnAt(0)?.verdicts.get('go')).toBe(80);
  });
});
