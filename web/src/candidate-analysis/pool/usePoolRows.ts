import { startTransition, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, type Disposable, getRequest, type IEnvironment, type Subscription } from 'relay-runtime';
import { candidateId } from '../candidateId.ts';
import type { usePoolRowsQuery, usePoolRowsQuery$data } from './__generated__/usePoolRowsQuery.graphql.ts';
import type { PackedIds } from './packedIds.ts';

export type PoolCandidate = NonNullable<NonNullable<usePoolRowsQuery$data['nodes'][number]>['candidate']>;

/** Rows a request. */
const chunkSize = 40;
/** Chunks kept in the browser's memory; those looked at longest ago go first. */
const keptChunks = 25;
/** Rows that fly by while someone drags the scroll bar are not fetched… */
const settleMs = 80;
/** …but those of a list that moves no faster than this, in rows from one frame to the next, are, and this many ahead. */
const slow = 8;
const ahead = 20;

interface Chunk {
  /** By UUID; null while it loads. */
  rows: ReadonlyMap<string, PoolCandidate> | null;
  failed: Error | null;
  retained: Disposable;
  running: Subscription | null;
}

export interface PoolRows {
  /** What is known of a candidate; undefined while it loads, null when it was deleted meanwhile. */
  row: (index: number, uuid: string) => PoolCandidate | null | undefined;
  /** Why rows in view could not be fetched. */
  error: Error | null;
  retry: () => void;
}

const query = graphql`
  query usePoolRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Candidate @alias(as: "candidate") {
        internalId
        ...PoolRow_candidate
        ...PoolDialogs_candidate
      }
    }
  }
`;

/** The contents of the rows in view, fetched a window at a time. */
export function usePoolRows(ids: PackedIds, first: number, end: number): PoolRows {
  const environment = useRelayEnvironment();
  const [, setVersion] = useState(0);
  // A whole view of rows takes longer to render than one frame of a scroll.
  const renderAnew = () => startTransition(() => setVersion((version) => version + 1));
  const [cache] = useState(() => createCache(environment, renderAnew));
  const shown = useRef(ids);
  const before = useRef(first);
  useEffect(() => () => cache.clear(), [cache]);
  useEffect(() => {
    if (shown.current !== ids) cache.clear();
    shown.current = ids;
    const moved = Math.abs(first - before.current);
    before.current = first;
    if (end <= first) return;
    const want = () => cache.want(ids, Math.max(0, first - ahead), Math.min(ids.count, end + ahead));
    if (moved > 0 && moved <= slow) return want();
    const timer = setTimeout(want, settleMs);
    return () => clearTimeout(timer);
  }, [cache, ids, first, end]);
  return {
    row: (index, uuid) => cache.row(index, uuid),
    error: cache.error(first, end),
    retry: () => {
      cache.forgetFailed();
      cache.want(ids, first, end);
    },
  };
}

function createCache(environment: IEnvironment, changed: () => void) {
  const chunks = new Map<number, Chunk>();
  const load = (ids: PackedIds, number: number) => {
    const variables = { ids: ids.slice(number * chunkSize, (number + 1) * chunkSize).map(candidateId) };
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const chunk: Chunk = { rows: null, failed: null, retained, running: null };
    chunks.set(number, chunk);
    chunk.running = fetchQuery<usePoolRowsQuery>(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ nodes }) => {
        const found = nodes.flatMap((node) => (node?.candidate ? [node.candidate] : []));
        chunk.rows = new Map(found.map((candidate) => [candidate.internalId, candidate]));
        if (chunks.get(number) === chunk) changed();
      },
      error: (error: Error) => {
        chunk.failed = error;
        if (chunks.get(number) === chunk) changed();
      },
    });
  };
  const drop = (number: number) => {
    const chunk = chunks.get(number);
    chunk?.running?.unsubscribe();
    chunk?.retained.dispose();
    chunks.delete(number);
  };
  return {
    row: (index: number, uuid: string) => {
      const rows = chunks.get(Math.floor(index / chunkSize))?.rows;
      return rows ? (rows.get(uuid) ?? null) : undefined;
    },
    error: (first: number, end: number) => numbersOf(first, end).flatMap((number) => chunks.get(number)?.failed ?? [])[0] ?? null,
    want(ids: PackedIds, first: number, end: number) {
      const wanted = numbersOf(first, end);
      // Nobody waits for what has left the view before it came.
      for (const [number, { rows, failed }] of chunks) if (!rows && !failed && !wanted.includes(number)) drop(number);
      for (const number of wanted) {
        const known = chunks.get(number);
        if (known === undefined) load(ids, number);
        else {
          // The last one that was wanted stays longest.
          chunks.delete(number);
          chunks.set(number, known);
        }
      }
      for (const number of chunks.keys()) {
        if (chunks.size <= keptChunks) break;
        drop(number);
      }
    },
    forgetFailed() {
      for (const [number, { failed }] of chunks) if (failed) drop(number);
      changed();
    },
    clear() {
      for (const number of chunks.keys()) drop(number);
    },
  };
}

function numbersOf(first: number, end: number): number[] {
  const from = Math.floor(first / chunkSize);
  const to = Math.floor(Math.max(first, end - 1) / chunkSize);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
