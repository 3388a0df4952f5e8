import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';

/** The router does not track what its loaders loaded, so each query's older references are released here; the current and the next one stay. */
const kept = new Map<GraphQLTaggedNode, PreloadedQuery<OperationType>[]>();

/** Of every query started so far: settled with its answer. */
const answers: Promise<void>[] = [];

/** When the server has answered all that the routes asked for until now, or has failed to. */
export async function answered(): Promise<void> {
  await Promise.all(answers);
}

/**
 * Starts a route's query; for loaders. Data in the store is shown at once and then refreshed.
 * The route's component reads the answer with `usePreloadedQuery`.
 */
export function preloadQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
): PreloadedQuery<Query> {
  const reference = loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-and-network' });
  const references = [...(kept.get(query) ?? []), reference as PreloadedQuery<OperationType>];
  while (references.length > 3) references.shift()?.dispose();
  kept.set(query, references);
  answers.push(
    new Promise((resolve) => {
      if (reference.source) reference.source.subscribe({ complete: resolve, error: () => resolve() });
      else resolve();
    }),
  );
  return reference;
}
