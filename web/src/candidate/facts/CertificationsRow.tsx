import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { LinesEditor } from '../edit/LinesEditor.tsx';
import type { CertificationsRow_facts$key } from './__generated__/CertificationsRow_facts.graphql.ts';
import { FactRow } from './FactRow.tsx';

export interface CertificationsRowProps {
  facts: CertificationsRow_facts$key;
  candidateId: string;
  corrected: boolean;
}

export function CertificationsRow({ facts, candidateId, corrected }: CertificationsRowProps) {
  const { certifications } = useFragment(
    graphql`
      fragment CertificationsRow_facts on CandidateFacts {
        certifications {
          value
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    facts,
  );
  return (
    <FactRow
      label={m.fact_certifications()}
      candidateId={candidateId}
      field="CERTIFICATIONS"
      corrected={corrected}
      value={certifications.map(({ value }) => value)}
      editor={LinesEditor}
    >
      <ul className="flex flex-col gap-1">
        {certifications.map(({ value, evidence }) => (
          <li key={value} className="min-w-0">
            <p className="text-base break-words">{value}</p>
            <EvidenceList evidence={evidence} compact limit={1} />
          </li>
        ))}
      </ul>
    </FactRow>
  );
}
