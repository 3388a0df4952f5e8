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
  /** Keys of the required skills that the candidate has; these are highlighted. */
  matched: readonly string[];
}

/** Skills as chips: first those that the candidate lists, then those that only a job or a certificate shows. Each chip opens the lines that name it. */
export function SkillsRow({ facts, candidateId, corrected, matched }: SkillsRowProps) {
  const { skills } = useFragment(
    graphql`
      fragment SkillsRow_facts on CandidateFacts {
        skills {
          key
          name
          source
          ...SkillChip_skill
        }
      }
    `,
    facts,
  );
  const from = (source: string) => skills.filter((skill) => skill.source === source);
  const groups = [
    { label: m.fact_skills_listed(), found: from('listed') },
    { label: m.fact_skills_shown(), found: from('shown') },
  ].filter(({ found }) => found.length > 0);
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
      {groups.map(({ label, found }) => (
        <div key={label} className="py-0.5">
          {groups.length > 1 || label === m.fact_skills_shown() ? <p className="mb-1 text-sm text-muted">{label}</p> : null}
          <ul aria-label={label} className="flex flex-wrap gap-1.5">
            {found.map((skill) => (
              <li key={skill.key} className="max-w-full">
                <SkillChip skill={skill} matched={matched.includes(skill.key)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </FactRow>
  );
}
