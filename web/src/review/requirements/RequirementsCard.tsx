import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { DiscardQuestion } from '../../ui/layers/DiscardQuestion.tsx';
import { useDismissGuard } from '../../ui/layers/useDismissGuard.ts';
import { UnsavedContext } from '../../ui/unsaved/useUnsaved.ts';
import type { RequirementsCard_project$key } from './__generated__/RequirementsCard_project.graphql.ts';
import { RequirementLines } from './RequirementLines.tsx';
import { RequirementList } from './RequirementList.tsx';
import { RequirementsProblem } from './RequirementsProblem.tsx';
import { type RequirementsForm, sameForm, toForm } from './requirementsForm.ts';
import { useSaveRequirements } from './useSaveRequirements.ts';

export interface RequirementsCardProps {
  project: RequirementsCard_project$key;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** The position's requirements. Removing or adding a chip starts an edit, which Save or Cancel ends. */
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
          ...RequirementList_requirements
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
  const guard = useDismissGuard(editing && !sameForm(form, stored), () => (dismiss(), close()));
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
            <Button size="sm" disabled={guard.asking} onClick={guard.close}>
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
        {guard.asking ? <DiscardQuestion keep={guard.keep} discard={guard.discard} className="rounded-control p-2" /> : null}
        <RequirementsProblem error={error} onRetry={submit} onDiscard={() => (dismiss(), close())} />
        <UnsavedContext value={guard.scope}>
          <RequirementLines
            requirements={data.requirements ?? null}
            form={form}
            editing={editing}
            focused={draft === null}
            onChange={change}
            onSubmit={submit}
          />
          <RequirementList
            requirements={data.requirements ?? null}
            skills={form.requiredSkills}
            onChange={(requiredSkills) => change({ requiredSkills })}
          />
        </UnsavedContext>
      </div>
    </Card>
  );
}
