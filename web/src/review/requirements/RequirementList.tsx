import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { AddInput } from '../../ui/inputs/AddInput.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { RequirementList_requirements$key } from './__generated__/RequirementList_requirements.graphql.ts';
import { groupRequirements } from './groupRequirements.ts';
import { RequirementChip } from './RequirementChip.tsx';
import { RequirementGroup } from './RequirementGroup.tsx';
import { addSkills } from './requirementsForm.ts';

export interface RequirementListProps {
  requirements: RequirementList_requirements$key | null;
  /** Required skills as currently in the form. */
  skills: readonly string[];
  onChange: (skills: readonly string[]) => void;
}

/** Everything that the position requires in one list: must-haves and nice-to-haves. Each chip opens the line it was read from. */
export function RequirementList({ requirements, skills, onChange }: RequirementListProps) {
  const data = useFragment(
    graphql`
      fragment RequirementList_requirements on Requirements {
        sourceName
        niceSkills
        extracted {
          label
          kind
          importance
          ...RequirementChip_requirement
        }
      }
    `,
    requirements,
  );
  const { must, nice, mentioned } = groupRequirements(skills, data?.niceSkills ?? [], data?.extracted ?? []);
  return (
    <div className="flex flex-col gap-3">
      <RequirementGroup title={m.requirements_must()}>
        {must.map(({ label, extracted, removable }) => (
          <RequirementChip
            key={label}
            label={label}
            requirement={extracted}
            onRemove={removable ? () => onChange(skills.filter((other) => other !== label)) : undefined}
          />
        ))}
        {skills.length === 0 ? <UnknownBadge>{m.review_no_skills()}</UnknownBadge> : null}
        <AddInput
          label={m.review_add_skill()}
          placeholder={m.fact_add_skill()}
          onAdd={(added) => onChange(addSkills(skills, added))}
        />
      </RequirementGroup>
      {nice.length > 0 ? (
        <RequirementGroup title={m.requirements_nice()}>
          {nice.map(({ label, extracted }) => (
            <RequirementChip key={label} label={label} requirement={extracted} />
          ))}
        </RequirementGroup>
      ) : null}
      {mentioned.length > 0 ? (
        <RequirementGroup title={m.requirements_mentioned()}>
          {mentioned.map(({ label, extracted }) => (
            <RequirementChip key={label} label={label} requirement={extracted} />
          ))}
        </RequirementGroup>
      ) : null}
      {data?.sourceName ? (
        <p className="text-xs break-words text-muted">{m.requirements_from({ file: data.sourceName })}</p>
      ) : null}
    </div>
  );
}
