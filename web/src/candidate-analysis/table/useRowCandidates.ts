import { useLayoutEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { candidateId } from '../candidateId.ts';
import type { CandidateRow_candidate$key } from './__generated__/CandidateRow_candidate.graphql.ts';
import type { useRowCandidatesQuery } from './__generated__/useRowCandidatesQuery.graphql.ts';

export interface RowCandidates {
  /** By UUID; a candidate who is still on the way is missing. */
  candidates: ReadonlyMap<string, CandidateRow_candidate$key>;
  /** Why they could not be fetched. */
  error: Error | null;
  retry: () => void;
}

/** A slider under a hand causes no request for each position that it passes. */
const settleMs = 150;

/**
 * The data of the rows on display that only the server has. The rows do not wait for it: their numbers and names come from the ranking. Candidates that are
 * in the store already appear with the row, others are requested once the rows stay.
 */
export function useRowCandidates(uuids: readonly string[]): RowCandidates {
  const environment = useRelayEnvironment();
  const [candidates, setCandidates] = useState<ReadonlyMap<string, CandidateRow_candidate$key>>(new Map());
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
    let running: { unsubscribe: () => void } | undefined;
    const start = () => {
      running = fetchQuery<useRowCandidatesQuery>(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
        next: ({ nodes }) => {
          setError(null);
          setCandidates(new Map(nodes.flatMap((node) => (node?.candidate ? [[node.candidate.internalId, node.candidate]] : []))));
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
      retained.dispose();
    };
  }, [environment, wanted, attempt]);
  // A bulk operation has changed some of them.
  useSubscribeToInvalidationState(uuids.map(candidateId), () => setAttempt(attempt + 1));
  return { candidates, error, retry: () => setAttempt(attempt + 1) };
}

const query = graphql`
  query useRowCandidatesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Candidate @alias(as: "candidate") {
        internalId
        ...CandidateRow_candidate
      }
    }
  }
`;
