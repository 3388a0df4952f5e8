import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useProposedFieldsQuery } from './__generated__/useProposedFieldsQuery.graphql.ts';
import { type ProposedFields, usualFields } from './projectDraft.ts';

const quietMs = 200;

/**
 * What the title suggests for the other fields. The server is asked when the user pauses typing, and uses the same rules as for fields left empty in a new
 * position. If it does not answer, the last proposal stays; the position can be created anyway.
 */
export function useProposedFields(title: string): ProposedFields {
  const environment = useRelayEnvironment();
  const [proposed, setProposed] = useState(usualFields);
  const asked = title.trim();
  useEffect(() => {
    if (asked === '') return;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<useProposedFieldsQuery>(environment, query, { title: asked }).subscribe({
        next: ({ proposedProject }) => setProposed(proposedProject),
        error: () => undefined,
      });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, asked]);
  return asked === '' ? usualFields : proposed;
}

const query = graphql`
  query useProposedFieldsQuery($title: String!) {
    proposedProject(title: $title) {
      department
      location
      type
      level
    }
  }
`;
