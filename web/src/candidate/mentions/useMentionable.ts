import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMentionableQuery } from './__generated__/useMentionableQuery.graphql.ts';
import type { Person } from './mentionText.ts';

interface Found {
  search: string;
  people: readonly Person[];
}

/** Colleagues whose name begins like this; none while `search` is null. Those found before stay until the next are there. */
export function useMentionable(search: string | null): readonly Person[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (search === null) return;
    const request = fetchQuery<useMentionableQuery>(environment, query, { search }).subscribe({
      next: ({ mentionableUsers }) => setFound({ search, people: mentionableUsers }),
      // Without suggestions a note can still be written.
      error: () => setFound(null),
    });
    return () => request.unsubscribe();
  }, [environment, search]);
  if (search === null || found === null || !search.startsWith(found.search)) return none;
  return found.people;
}

const none: readonly Person[] = [];

const query = graphql`
  query useMentionableQuery($search: String!) {
    mentionableUsers(search: $search) {
      id
      name
    }
  }
`;
