import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMatrixQuery, useMatrixQuery$data } from './__generated__/useMatrixQuery.graphql.ts';
import { decodeCells, type Verdicts } from './decodeCells.ts';
import { useSettled } from './useSettled.ts';

/** One candidate. */
export interface MatrixColumn {
  uuid: string;
  name: string;
  verdicts: Verdicts;
}

export interface Matrix {
  /** Candidates in all windows; null until the first one has arrived. */
  total: number | null;
  /** Undefined while its window is on the way. */
  columnAt: (index: number) => MatrixColumn | undefined;
  /** Fetches the windows that contain these columns. */
  need: (first: number, last: number) => void;
  error: unknown;
  retry: () => void;
}

export interface MatrixOptions {
  projectId: string;
  weights: ReadonlyMap<string, number>;
  /** Changes when the verdicts do: another revision, scores that were made meanwhile. */
  version: string;
}

/** Columns of one request. */
const windowSize = 60;
const settleMs = 250;

interface Windows {
  total: number | null;
  loaded: Map<number, MatrixColumn[]>;
  asked: Set<number>;
}

/** The matrix, fetched window by window. While a new order is on the way the old one stays visible. */
export function useMatrix({ projectId, weights, version }: MatrixOptions): Matrix {
  const environment = useRelayEnvironment();
  const settled = useSettled(weights, settleMs);
  const windows = useMemo<Windows>(
    () => ({ total: null, loaded: new Map(), asked: new Set() }),
    // oxlint-disable-next-line react/exhaustive-deps -- other weights or verdicts make another matrix
    [projectId, settled, version],
  );
  const shown = useRef(windows);
  const range = useRef({ first: 0, last: 0 });
  const [, render] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const current = useRef(windows);
  current.current = windows;

  const fetchWindow = useCallback(
    (index: number) => {
      if (windows.asked.has(index)) return;
      windows.asked.add(index);
      const variables = {
        id: projectId,
        skip: index * windowSize,
        take: windowSize,
        weights: [...settled].map(([key, weight]) => ({ key, weight })),
      };
      fetchQuery<useMatrixQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
        next: (data) => {
          if (current.current !== windows) return;
          addWindow(windows, index, data);
          shown.current = windows;
          setError(null);
          render((count) => count + 1);
        },
        error: (failure: unknown) => {
          windows.asked.delete(index);
          if (current.current === windows) setError(failure);
        },
      });
    },
    [environment, projectId, settled, windows],
  );
  const need = useCallback(
    (first: number, last: number) => {
      range.current = { first, last };
      for (let index = Math.floor(first / windowSize); index <= Math.floor(last / windowSize); index++) fetchWindow(index);
    },
    [fetchWindow],
  );
  const retry = useCallback(() => {
    setError(null);
    need(range.current.first, range.current.last);
  }, [need]);
  useEffect(() => need(range.current.first, range.current.last), [need]);

  const { total, loaded } = shown.current;
  const columnAt = useCallback((index: number) => loaded.get(Math.floor(index / windowSize))?.[index % windowSize], [loaded]);
  return { total, columnAt, need, error, retry };
}

function addWindow(windows: Windows, index: number, { node }: useMatrixQuery$data): void {
  const matrix = node?.relevanceMatrix;
  if (!matrix) return;
  const names = new Map(matrix.candidates.map(({ internalId, displayName }) => [internalId, displayName]));
  const keys = matrix.requirements.map(({ key }) => key);
  const verdicts = decodeCells(matrix.cells, keys, matrix.ids.length);
  windows.total = matrix.total;
  windows.loaded.set(
    index,
    matrix.ids.map((uuid, column) => ({ uuid, name: names.get(uuid) ?? '', verdicts: verdicts[column] ?? new Map() })),
  );
}

const query = graphql`
  query useMatrixQuery($id: ID!, $skip: Int!, $take: Int!, $weights: [FacetWeightInput!]!) {
    node(id: $id) {
      ... on Project {
        relevanceMatrix(skip: $skip, take: $take, weights: $weights) {
          total
          ids
          cells
          requirements {
            key
          }
          candidates {
            internalId
            displayName
          }
        }
      }
    }
  }
`;
