import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { ParagraphEditor } from '../edit/ParagraphEditor.tsx';
import { TextEditor } from '../edit/TextEditor.tsx';
import type { CorrectableField } from '../edit/useCorrectCandidate.ts';
import type { TextFactRow_fact$key } from './__generated__/TextFactRow_fact.graphql.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { FactRow } from './FactRow.tsx';

export interface TextFactRowProps {
  fact: TextFactRow_fact$key | null | undefined;
  label: string;
  candidateId: string;
  field: CorrectableField;
  corrected: boolean;
  multiline?: boolean;
  /** Makes the value a link: e-mail, phone or web address. */
  link?: 'mail' | 'phone' | 'web';
}

/** Name, title, contacts, location or summary. */
export function TextFactRow({ fact, label, candidateId, field, corrected, multiline = false, link }: TextFactRowProps) {
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
      editor={multiline ? ParagraphEditor : TextEditor}
    >
      {data ? (
        <>
          <p className="min-h-7 py-0.5 text-base break-words">
            {link ? <ExternalLink href={addresses[link](data.value)}>{data.value}</ExternalLink> : data.value}
          </p>
          <EvidenceList evidence={data.evidence} compact limit={1} />
        </>
      ) : null}
    </FactRow>
  );
}

const addresses = {
  mail: (value: string) => `mailto:${value}`,
  phone: (value: string) => `tel:${value.replaceAll(/[^\d+]/g, '')}`,
  web: (value: string) => value,
};
