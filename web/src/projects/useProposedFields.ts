import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useProposedFieldsQuery } from './__generated__/useProposedFieldsQuery.graphql.ts';
import { type ProposedFields, usualFields } from './projectDraft.ts';

const quietMs = 200;

/**
 * What the title suggests for the other fields, asked of the server when the typing pauses: the same rules that fill in what a new position leaves
 * out. Without an answer the last proposal stands; the position is created all the same.
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
