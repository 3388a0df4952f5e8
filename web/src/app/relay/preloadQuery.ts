import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';

/** The router keeps no count of what its loaders loaded, so each query's older references are let go here: the shown one and the next stay. */
const kept = new Map<GraphQLTaggedNode, PreloadedQuery<OperationType>[]>();

/**
 * Starts a route's query; for loaders. What the store has shows at once and is brought up to date.
 * `usePreloadedQuery` in the route's component takes the answer.
 */
export function preloadQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
): PreloadedQuery<Query> {
  const reference = loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-and-network' });
  const references = [...(kept.get(query) ?? []), reference as PreloadedQuery<OperationType>];
  while (references.length > 3) references.shift()?.dispose();
  kept.set(query, references);
  return reference;
}
