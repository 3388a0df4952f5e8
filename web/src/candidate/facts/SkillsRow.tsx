import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { SkillsEditor } from '../edit/SkillsEditor.tsx';
import type { SkillsRow_facts$key } from './__generated__/SkillsRow_facts.graphql.ts';
import { FactRow } from './FactRow.tsx';
import { SkillChip } from './SkillChip.tsx';

export interface SkillsRowProps {
  facts: SkillsRow_facts$key;
  candidateId: string;
  corrected: boolean;
  /** Names of the required skills that the candidate has: they stand out. */
  matched: readonly string[];
}

/** Skills as chips; each opens the lines that name it. */
export function SkillsRow({ facts, candidateId, corrected, matched }: SkillsRowProps) {
  const { skills } = useFragment(
    graphql`
      fragment SkillsRow_facts on CandidateFacts {
        skills {
          name
          ...SkillChip_skill
        }
      }
    `,
    facts,
  );
  const names = skills.map(({ name }) => name);
  return (
    <FactRow
      label={m.fact_skills()}
      candidateId={candidateId}
      field="SKILLS"
      corrected={corrected}
      value={names}
      editor={SkillsEditor}
    >
      <ul className="flex flex-wrap gap-1.5 py-0.5">
        {skills.map((skill) => (
          <li key={skill.name} className="max-w-full">
            <SkillChip skill={skill} matched={matched.includes(skill.name)} />
          </li>
        ))}
      </ul>
    </FactRow>
  );
}
