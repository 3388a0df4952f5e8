import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { EducationEditor } from '../edit/EducationEditor.tsx';
import { educationLevelName } from '../edit/educationLevelName.ts';
import type { EducationRow_facts$key } from './__generated__/EducationRow_facts.graphql.ts';
import { FactRow } from './FactRow.tsx';
import { formatYearSpan } from './formatDates.ts';

export interface EducationRowProps {
  facts: EducationRow_facts$key;
  candidateId: string;
  corrected: boolean;
}

export function EducationRow({ facts, candidateId, corrected }: EducationRowProps) {
  const { education } = useFragment(
    graphql`
      fragment EducationRow_facts on CandidateFacts {
        education {
          institution
          degree
          level
          specialization
          startYear
          endYear
          current
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    facts,
  );
  const values = education.map(({ institution, degree, level, specialization, startYear, endYear, current }) => ({
    institution: institution ?? null,
    degree: degree ?? null,
    level: level?.toLowerCase() ?? null,
    specialization: specialization ?? null,
    startYear: startYear ?? null,
    endYear: endYear ?? null,
    current,
  }));
  const keys = uniqueKeys(values.map((study) => `${study.institution} ${study.degree} ${study.endYear}`));
  return (
    <FactRow
      label={m.fact_education()}
      candidateId={candidateId}
      field="EDUCATION"
      corrected={corrected}
      value={values}
      editor={EducationEditor}
    >
      <ul className="flex flex-col gap-2">
        {education.map((study, index) => (
          <li key={keys[index]} className="min-w-0">
            <p className="text-base break-words">
              {[study.degree ?? (study.level ? educationLevelName(study.level) : null), study.specialization]
                .filter(Boolean)
                .join(', ') || study.institution}
            </p>
            <p className="text-sm text-muted">
              {[study.degree || study.specialization || study.level ? study.institution : null, formatYearSpan(study)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <EvidenceList evidence={study.evidence} compact limit={1} />
          </li>
        ))}
      </ul>
    </FactRow>
  );
}
