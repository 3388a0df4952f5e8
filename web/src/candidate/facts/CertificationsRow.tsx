import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { LinesEditor } from '../edit/LinesEditor.tsx';
import type { CertificationsRow_facts$key } from './__generated__/CertificationsRow_facts.graphql.ts';
import { FactRow } from './FactRow.tsx';
import { otherName } from './otherName.ts';

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
          name
          known
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
      value={certifications.map(({ name }) => name)}
      editor={LinesEditor}
    >
      <ul className="flex flex-col gap-1">
        {certifications.map(({ name, known, evidence }) => (
          <li key={name} className="min-w-0">
            <p className="text-base break-words" title={otherName(name, known)}>
              {name}
            </p>
            <EvidenceList evidence={evidence} compact limit={1} />
          </li>
        ))}
      </ul>
    </FactRow>
  );
}
