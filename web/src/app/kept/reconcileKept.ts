import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { globalId } from '../relay/globalId.ts';
import type { reconcileKeptQuery } from './__generated__/reconcileKeptQuery.graphql.ts';
import {
  keepRequirements,
  keepResumes,
  keepSaved,
  keptLimits,
  readKeptRequirements,
  readKeptResumes,
  readKeptSaved,
  toKept,
} from './kept.ts';

/**
 * Compares what the browser keeps with the server: at the start, and after an erasure. Whoever was erased meanwhile vanishes from it.
 *
 * @returns stops waiting for the answer
 */
export function reconcileKept(environment: IEnvironment): () => void {
  const resumes = readKeptResumes().map(({ candidate_id: uuid }) => ({ uuid, id: globalId('Candidate', uuid) }));
  const screening = readKeptRequirements()?.screening_id;
  if (readKeptSaved().length === 0 && resumes.length === 0 && screening === undefined) return () => undefined;
  const screeningId = screening === undefined ? null : globalId('Screening', screening);
  const ids = [...resumes.map(({ id }) => id), ...(screeningId === null ? [] : [screeningId])];
  const variables = { ids, first: keptLimits.saved };
  const request = fetchQuery<reconcileKeptQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
    next: ({ viewer, nodes }) => {
      const known = new Set(nodes.map((node) => node?.id));
      keepResumes(resumes.filter(({ id }) => known.has(id)).map(({ uuid }) => uuid));
      if (screeningId !== null && !known.has(screeningId)) keepRequirements(null);
      keepSaved((viewer?.saved.edges ?? []).map(({ node }) => toKept(node)));
    },
    // The screens themselves tell that the server is not there; the next start compares again.
    error: () => undefined,
  });
  return () => request.unsubscribe();
}

const query = graphql`
  query reconcileKeptQuery($ids: [ID!]!, $first: Int!) {
    viewer {
      saved(first: $first) {
        edges {
          node {
            status
            starred
            candidate {
              internalId
            }
          }
        }
      }
    }
    nodes(ids: $ids) {
      id
    }
  }
`;
