import { useLayoutEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay';
import {
  createOperationDescriptor,
  type Disposable,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type Subscription,
} from 'relay-runtime';
import { candidateId } from '../candidateId.ts';

/** A query for `nodes(ids)`, of which each candidate is aliased `candidate` and has its `internalId`. */
export interface CandidatesQuery extends OperationType {
  readonly variables: { readonly ids: readonly string[] };
  readonly response: {
    readonly nodes: readonly ({ readonly candidate?: { readonly internalId: string } | null | undefined } | null | undefined)[];
  };
}

type CandidateOf<Q extends CandidatesQuery> = NonNullable<NonNullable<Q['response']['nodes'][number]>['candidate']>;

export interface FetchedCandidates<Candidate> {
  /** By UUID; a candidate who is still on the way is missing. */
  candidates: ReadonlyMap<string, Candidate>;
  /** Why they could not be fetched. */
  error: Error | null;
  retry: () => void;
}

/** A slider under a hand causes no request for each position that it passes. */
const settleMs = 150;

/** Candidates who are in the store already are there at once; others are requested once the same ones stay wanted. */
export function useFetchedCandidates<Q extends CandidatesQuery>(
  query: GraphQLTaggedNode,
  uuids: readonly string[],
): FetchedCandidates<CandidateOf<Q>> {
  const environment = useRelayEnvironment();
  const [candidates, setCandidates] = useState<ReadonlyMap<string, CandidateOf<Q>>>(new Map());
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The first request, and a retry, do not wait.
  const asked = useRef<number | null>(null);
  const wanted = uuids.join(' ');
  // Before the paint, so that what the store has does not appear one frame after the row.
  useLayoutEffect(() => {
    const variables = { ids: wanted.split(' ').filter(Boolean).map(candidateId) };
    if (variables.ids.length === 0) return;
    const operation = createOperationDescriptor(getRequest(query), variables);
    const retained = environment.retain(operation);
    let running: Subscription | undefined;
    let followed: Disposable | undefined;
    const show = ({ nodes }: Q['response']) =>
      setCandidates(
        new Map(
          nodes.flatMap((node) => (node?.candidate ? [[node.candidate.internalId, node.candidate as CandidateOf<Q>]] : [])),
        ),
      );
    const start = () => {
      running = fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
        next: (found) => {
          setError(null);
          show(found);
          followed?.dispose();
          followed = environment.subscribe(environment.lookup(operation.fragment), ({ data }) => show(data as Q['response']));
        },
        error: setError,
      });
    };
    const now = environment.check(operation).status === 'available' || asked.current !== attempt;
    asked.current = attempt;
    const timer = now ? undefined : setTimeout(start, settleMs);
    if (now) start();
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
      followed?.dispose();
      retained.dispose();
    };
  }, [environment, query, wanted, attempt]);
  // A bulk operation has changed some of them.
  useSubscribeToInvalidationState(uuids.map(candidateId), () => setAttempt(attempt + 1));
  return { candidates, error, retry: () => setAttempt(attempt + 1) };
}
