import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../../app/errors/useAction.ts';
import { m } from '../../../paraglide/messages.js';
import { changePoolAddress, noFilters, type PoolAddress } from '../poolAddress.ts';
import type { useLookAtSearchMutation, useLookAtSearchMutation$data } from './__generated__/useLookAtSearchMutation.graphql.ts';

export interface FoundPeople {
  /** The search's. */
  name: string;
  count: number;
  since: string;
  /** UUIDs of the candidates. */
  ids: ReadonlySet<string>;
}

/** Opens a saved search in the pool (by either of its ids), and says who is new or changed in it. The parameter `found`, as in the bell's links, opens one, too. */
export function useLookAtSearch() {
  const [params, setParams] = useSearchParams();
  const [found, setFound] = useState<FoundPeople | null>(null);
  const { run } = useAction<useLookAtSearchMutation>(mutation, m.pool_search_failed);
  const look = (id: string): void =>
    run({
      variables: { input: { id } },
      onDone: (result) => {
        if (result.__typename !== 'LookAtSearchPayload') return;
        const { search, fresh: count, freshIds, since } = result;
        setFound({ name: search.name, count, since, ids: new Set(freshIds) });
        setParams(
          (current) => {
            const next = changePoolAddress(current, { ...noFilters, ...readFilter(search.filter) });
            next.delete('found');
            return next;
          },
          { replace: true },
        );
      },
    });
  const asked = params.get('found');
  const begun = useRef<string | null>(null);
  useEffect(() => {
    // Looking twice would find nobody the second time.
    if (asked === null || begun.current === asked) return;
    begun.current = asked;
    look(asked);
  });
  return { look, found, forget: () => setFound(null) };
}

type Filter = Extract<useLookAtSearchMutation$data['result'], { __typename: 'LookAtSearchPayload' }>['search']['filter'];

function readFilter({ search, stage, minYears, maxYears, skills, education, location, archived }: Filter): Partial<PoolAddress> {
  return {
    q: search ?? '',
    stage: stage ?? null,
    minYears: minYears ?? null,
    maxYears: maxYears ?? null,
    skills: skills.join(', '),
    education: education ?? null,
    location: location ?? '',
    archived,
  };
}

const mutation = graphql`
  mutation useLookAtSearchMutation($input: LookAtSearchInput!) {
    result: lookAtSearch(input: $input) {
      __typename
      ... on LookAtSearchPayload {
        search {
          id
          name
          fresh
          lookedAt
          filter {
            search
            stage
            minYears
            maxYears
            skills
            education
            location
            archived
          }
        }
        since
        fresh
        freshIds
      }
      ... on AppError {
        code
        message
        issues {
          pointer
        }
      }
    }
  }
`;
