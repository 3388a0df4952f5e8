import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { LanguagesEditor } from '../edit/LanguagesEditor.tsx';
import type { LanguagesRow_facts$key } from './__generated__/LanguagesRow_facts.graphql.ts';
import { FactRow } from './FactRow.tsx';
import { otherName } from './otherName.ts';

export interface LanguagesRowProps {
  facts: LanguagesRow_facts$key;
  candidateId: string;
  corrected: boolean;
}

export function LanguagesRow({ facts, candidateId, corrected }: LanguagesRowProps) {
  const { languages } = useFragment(
    graphql`
      fragment LanguagesRow_facts on CandidateFacts {
        languages {
          name
          known
          level
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
      label={m.fact_languages()}
      candidateId={candidateId}
      field="LANGUAGES"
      corrected={corrected}
      value={languages.map(({ name, level }) => ({ name: name as string | null, level: level ?? null }))}
      editor={LanguagesEditor}
    >
      <ul className="flex flex-col gap-1">
        {languages.map(({ name, known, level, evidence }) => (
          <li key={name} className="min-w-0">
            <p className="text-base" title={otherName(name, known)}>
              {name}
              {level ? <span className="text-muted"> · {level}</span> : null}
            </p>
            <EvidenceList evidence={evidence} compact limit={1} />
          </li>
        ))}
      </ul>
    </FactRow>
  );
}
