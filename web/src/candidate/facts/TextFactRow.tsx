import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { TextEditor } from '../edit/TextEditor.tsx';
import type { CorrectableField } from '../edit/useCorrectCandidate.ts';
import type { TextFactRow_fact$key } from './__generated__/TextFactRow_fact.graphql.ts';
import { FactRow } from './FactRow.tsx';

export interface TextFactRowProps {
  fact: TextFactRow_fact$key | null | undefined;
  label: string;
  candidateId: string;
  field: CorrectableField;
  corrected: boolean;
  multiline?: boolean;
  /** Shows the value in another form: a link. */
  format?: (value: string) => ReactNode;
}

/** Name, title, contacts, location, summary. */
export function TextFactRow({
  fact,
  label,
  candidateId,
  field,
  corrected,
  multiline = false,
  format = (value) => value,
}: TextFactRowProps) {
  const data = useFragment(
    graphql`
      fragment TextFactRow_fact on TextFact {
        value
        evidence {
          ...EvidenceList_evidence
        }
      }
    `,
    fact ?? null,
  );
  return (
    <FactRow
      label={label}
      candidateId={candidateId}
      field={field}
      corrected={corrected}
      value={data?.value ?? null}
      editor={(props) => <TextEditor {...props} multiline={multiline} />}
    >
      <p className="min-h-7 py-0.5 text-base break-words">{data ? format(data.value) : null}</p>
      {data ? <EvidenceList evidence={data.evidence} compact limit={1} /> : null}
    </FactRow>
  );
}
