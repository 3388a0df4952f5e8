import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { RequirementsCard_project$key } from './__generated__/RequirementsCard_project.graphql.ts';
import { ExtractedRequirements } from './ExtractedRequirements.tsx';
import { RequiredSkills } from './RequiredSkills.tsx';
import { RequirementLines } from './RequirementLines.tsx';
import { RequirementsProblem } from './RequirementsProblem.tsx';
import { type RequirementsForm, sameForm, toForm } from './requirementsForm.ts';
import { useSaveRequirements } from './useSaveRequirements.ts';

export interface RequirementsCardProps {
  project: RequirementsCard_project$key;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** The position's requirements. Taking a chip off or adding one begins an edit, which Save or Cancel ends. */
export function RequirementsCard({ project, editing, onEditing }: RequirementsCardProps) {
  const data = useFragment(
    graphql`
      fragment RequirementsCard_project on Project {
        id
        requirements {
          id
          position
          experience
          education
          salary
          requiredSkills
          sourceName
          ...RequirementLines_requirements
          ...RequiredSkills_requirements
          ...ExtractedRequirements_requirements
        }
      }
    `,
    project,
  );
  const stored = toForm(data.requirements);
  const [draft, setDraft] = useState<RequirementsForm | null>(null);
  const form = (editing && draft) || stored;
  const close = () => {
    setDraft(null);
    onEditing(false);
  };
  const { save, saving, error, dismiss } = useSaveRequirements(data.id, close);
  const change = (patch: Partial<RequirementsForm>) => {
    setDraft({ ...form, ...patch });
    onEditing(true);
  };
  const submit = () => (sameForm(form, stored) ? close() : save(form, data.requirements?.id ?? null));
  return (
    <Card
      title={m.review_requirements()}
      actions={
        editing ? (
          <>
            <Button size="sm" onClick={() => (dismiss(), close())}>
              {m.ui_cancel()}
            </Button>
            <Button size="sm" variant="primary" busy={saving} onClick={submit}>
              {m.fact_save()}
            </Button>
          </>
        ) : (
          <Button size="sm" icon={<Pencil />} onClick={() => onEditing(true)}>
            {m.review_edit()}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <RequirementsProblem error={error} onRetry={submit} onDiscard={() => (dismiss(), close())} />
        <RequirementLines
          requirements={data.requirements ?? null}
          form={form}
          editing={editing}
          focused={draft === null}
          onChange={change}
          onSubmit={submit}
        />
        <RequiredSkills
          requirements={data.requirements ?? null}
          skills={form.requiredSkills}
          onChange={(requiredSkills) => change({ requiredSkills })}
        />
        <ExtractedRequirements requirements={data.requirements ?? null} />
      </div>
    </Card>
  );
}
