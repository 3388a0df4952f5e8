import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { AddInput } from '../../ui/AddInput.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { RequiredSkills_requirements$key } from './__generated__/RequiredSkills_requirements.graphql.ts';
import { addSkills } from './requirementsForm.ts';

export interface RequiredSkillsProps {
  requirements: RequiredSkills_requirements$key | null;
  skills: readonly string[];
  onChange: (skills: readonly string[]) => void;
}

/** Required skills as chips that can be taken off and added to, with the nice-to-have ones below. */
export function RequiredSkills({ requirements, skills, onChange }: RequiredSkillsProps) {
  const data = useFragment(
    graphql`
      fragment RequiredSkills_requirements on Requirements {
        niceSkills
      }
    `,
    requirements,
  );
  const nice = data?.niceSkills ?? [];
  return (
    <section aria-label={m.review_required_skills()}>
      <h3 className="mb-1.5 text-xs font-medium text-muted">{m.review_required_skills()}</h3>
      <div className="flex flex-wrap items-center gap-1.5">
        {skills.map((skill) => (
          <Chip key={skill} tone="accent" name={skill} onRemove={() => onChange(skills.filter((other) => other !== skill))}>
            {skill}
          </Chip>
        ))}
        {skills.length === 0 ? <UnknownBadge>{m.review_no_skills()}</UnknownBadge> : null}
        <AddInput
          label={m.review_add_skill()}
          placeholder={m.fact_add_skill()}
          onAdd={(added) => onChange(addSkills(skills, added))}
        />
      </div>
      {nice.length > 0 ? (
        <p className="mt-2 text-xs text-muted">
          {m.review_nice_to_have()} {nice.join(', ')}
        </p>
      ) : null}
    </section>
  );
}
