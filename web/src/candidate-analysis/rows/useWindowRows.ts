import { startTransition, useEffect, useRef, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  type Disposable,
  getRequest,
  type IEnvironment,
  type OperationType,
  type Subscription,
} from 'relay-runtime';
import { candidateId } from '../candidateId.ts';
import type { PackedIds } from './packedIds.ts';

/** Rows a request. */
const chunkSize = 40;
/** Chunks kept in the browser's memory; those looked at longest ago go first. */
const keptChunks = 25;
/** Rows that fly by while someone drags the scroll bar are not fetched… */
const settleMs = 80;
/** …but those of a list that moves no faster than this, in rows from one frame to the next, are, and this many ahead. */
const slow = 8;
const ahead = 20;

/** A query `($ids: [ID!]!)` whose `nodes` have the rows' candidates. */
export interface RowsQuery extends OperationType {
  readonly response: {
    readonly nodes: readonly ({ readonly candidate?: { readonly internalId: string } | null | undefined } | null | undefined)[];
  };
}

/** What such a query answers of one candidate. */
export type RowOf<Query extends RowsQuery> = NonNullable<NonNullable<Query['response']['nodes'][number]>['candidate']>;

interface Chunk<Row> {
  /** The list that it is a part of. */
  ids: PackedIds;
  /** By UUID; null while it loads. */
  rows: ReadonlyMap<string, Row> | null;
  failed: Error | null;
  retained: Disposable;
  running: Subscription | null;
}

export interface WindowRows<Row> {
  /** What is known of a candidate; undefined while it loads, null when it was deleted meanwhile. */
  row: (index: number, uuid: string) => Row | null | undefined;
  /** Why rows in view could not be fetched. */
  error: Error | null;
  retry: () => void;
}

/** The contents of the rows in view of a list that scrolls over everybody, fetched a window at a time. */
export function useWindowRows<Query extends RowsQuery>(
  query: GraphQLTaggedNode,
  { ids, first, end }: { ids: PackedIds; first: number; end: number },
): WindowRows<RowOf<Query>> {
  const environment = useRelayEnvironment();
  const [, setVersion] = useState(0);
  // A whole view of rows takes longer to render than one frame of a scroll.
  const renderAnew = () => startTransition(() => setVersion((version) => version + 1));
  const [cache] = useState(() => createCache<Query>(environment, query, renderAnew));
  const shown = useRef(ids);
  const before = useRef(first);
  useEffect(() => () => cache.clear(), [cache]);
  useEffect(() => {
    if (shown.current !== ids) cache.renew();
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
    row: (index, uuid) => cache.row(ids, index, uuid),
    error: cache.error(first, end),
    retry: () => {
      cache.forgetFailed();
      cache.want(ids, first, end);
    },
  };
}

function createCache<Query extends RowsQuery>(environment: IEnvironment, query: GraphQLTaggedNode, changed: () => void) {
  type Row = RowOf<Query>;
  const chunks = new Map<number, Chunk<Row>>();
  /** Rows of the list as it was, by UUID, and what keeps them in the store. */
  let before: ReadonlyMap<string, Row> = new Map();
  let held: readonly Disposable[] = [];
  const release = () => {
    for (const retained of held) retained.dispose();
    [before, held] = [new Map(), []];
  };
  const load = (ids: PackedIds, number: number) => {
    const variables = { ids: ids.slice(number * chunkSize, (number + 1) * chunkSize).map(candidateId) };
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const chunk: Chunk<Row> = { ids, rows: null, failed: null, retained, running: null };
    chunks.set(number, chunk);
    chunk.running = fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ nodes }) => {
        const found = nodes.flatMap((node) => (node?.candidate ? [node.candidate] : []));
        chunk.rows = new Map(found.map((candidate) => [candidate.internalId, candidate as Row]));
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
    row: (ids: PackedIds, index: number, uuid: string) => {
      const chunk = chunks.get(Math.floor(index / chunkSize));
      if (chunk?.rows && chunk.ids === ids) return chunk.rows.get(uuid) ?? null;
      for (const { rows } of chunks.values()) if (rows?.has(uuid)) return rows.get(uuid);
      return before.get(uuid);
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
    /** The list has changed: what is known of its rows is shown until it has been fetched again. */
    renew() {
      const known = [...chunks.values()];
      release();
      before = new Map(known.flatMap(({ rows }) => [...(rows ?? [])]));
      held = known.map(({ retained }) => retained);
      for (const { running } of known) running?.unsubscribe();
      chunks.clear();
    },
    clear() {
      release();
      for (const number of chunks.keys()) drop(number);
    },
  };
}

function numbersOf(first: number, end: number): number[] {
  const from = Math.floor(first / chunkSize);
  const to = Math.floor(Math.max(first, end - 1) / chunkSize);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
