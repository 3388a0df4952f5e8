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
/** Requests at once: what flies by while someone drags the scroll bar must not queue up in front of what comes into view. */
const mostRunning = 2;
/** Windows kept in the browser's memory; those farthest from the view go first. */
const keptWindows = 50;
const settleMs = 250;

interface Windows {
  total: number | null;
  loaded: Map<number, MatrixColumn[]>;
  running: Set<number>;
}

/** The matrix, fetched window by window. While a new order is on the way the old one stays visible. */
export function useMatrix({ projectId, weights, version }: MatrixOptions): Matrix {
  const environment = useRelayEnvironment();
  const settled = useSettled(weights, settleMs);
  const windows = useMemo<Windows>(
    () => ({ total: null, loaded: new Map(), running: new Set() }),
    // oxlint-disable-next-line react/exhaustive-deps -- other weights or verdicts make another matrix
    [projectId, settled, version],
  );
  const shown = useRef(windows);
  const range = useRef({ first: 0, last: 0 });
  const [, render] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const current = useRef(windows);
  current.current = windows;

  /** Fetches what is in view and not there yet, and looks again when an answer came. */
  const fetchInView = useCallback(() => {
    const { loaded, running } = windows;
    for (const index of windowsOf(range.current)) {
      if (current.current !== windows || running.size === mostRunning) return;
      if (loaded.has(index) || running.has(index)) continue;
      running.add(index);
      const variables = {
        id: projectId,
        skip: index * windowSize,
        take: windowSize,
        weights: [...settled].map(([key, weight]) => ({ key, weight })),
      };
      fetchQuery<useMatrixQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
        next: (data) => {
          running.delete(index);
          if (current.current !== windows) return;
          addWindow(windows, index, data);
          dropFarthest(loaded, index);
          shown.current = windows;
          setError(null);
          render((count) => count + 1);
          fetchInView();
        },
        error: (failure: unknown) => {
          running.delete(index);
          if (current.current === windows) setError(failure);
        },
      });
    }
  }, [environment, projectId, settled, windows]);
  const need = useCallback(
    (first: number, last: number) => {
      range.current = { first, last };
      fetchInView();
    },
    [fetchInView],
  );
  const retry = useCallback(() => {
    setError(null);
    fetchInView();
  }, [fetchInView]);
  useEffect(fetchInView, [fetchInView]);

  const { total, loaded } = shown.current;
  const columnAt = useCallback((index: number) => loaded.get(Math.floor(index / windowSize))?.[index % windowSize], [loaded]);
  return { total, columnAt, need, error, retry };
}

function windowsOf({ first, last }: { first: number; last: number }): number[] {
  const from = Math.floor(first / windowSize);
  return Array.from({ length: Math.floor(last / windowSize) - from + 1 }, (_, place) => from + place);
}

function dropFarthest(loaded: Windows['loaded'], here: number): void {
  if (loaded.size <= keptWindows) return;
  const distances = [...loaded.keys()].map((index) => ({ index, distance: Math.abs(index - here) }));
  const farthest = distances.reduce((most, each) => (each.distance > most.distance ? each : most));
  loaded.delete(farthest.index);
}

function addWindow(windows: Windows, index: number, { node }: useMatrixQuery$data): void {
  const matrix = node?.relevanceMatrix;
  if (!matrix) {
    // Deleted meanwhile: asking again would not help.
    windows.loaded.set(index, []);
    return;
  }
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
