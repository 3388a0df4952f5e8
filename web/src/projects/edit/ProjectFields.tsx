import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { departments, statuses } from '../projectsFilter.ts';
import { jobTypes, levels, statusText, storedText } from '../projectWords.ts';
import { type ProjectDraft, type ProposedFields, usualFields } from './projectDraft.ts';

export interface ProjectFieldsProps {
  draft: ProjectDraft;
  /** Fills the fields that the user has not set. */
  proposed: ProposedFields;
  titleMissing: boolean;
  onChange: (draft: ProjectDraft) => void;
}

export function ProjectFields({ draft, proposed, titleMissing, onChange }: ProjectFieldsProps) {
  const titleField = useFocusOnMount<HTMLInputElement>();
  const location = draft.location ?? proposed.location;
  const change = (part: Partial<ProjectDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <Field label={m.projects_field_title()} error={titleMissing ? m.projects_title_missing() : null}>
        <Input
          ref={titleField}
          required
          maxLength={200}
          placeholder={m.projects_title_placeholder()}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label={m.projects_department()}>
        <Select
          value={draft.department ?? proposed.department}
          onChange={(department) => change({ department })}
          options={worded(departments)}
        />
      </Field>
      <Field label={m.projects_location()}>
        <Input
          maxLength={200}
          placeholder={m.projects_location_placeholder()}
          value={location === usualFields.location ? storedText(location) : location}
          onChange={(event) => change({ location: event.target.value })}
        />
      </Field>
      <Field label={m.projects_type()}>
        <Select value={draft.type ?? proposed.type} onChange={(type) => change({ type })} options={worded(jobTypes)} />
      </Field>
      <Field label={m.projects_level()}>
        <Select value={draft.level ?? proposed.level} onChange={(level) => change({ level })} options={worded(levels)} />
      </Field>
      <Field label={m.projects_status()}>
        <Select
          value={draft.status}
          onChange={(status) => change({ status })}
          options={statuses.map((value) => ({ value, label: statusText(value) }))}
        />
      </Field>
    </>
  );
}

function worded(values: readonly string[]) {
  return values.map((value) => ({ value, label: storedText(value) }));
}
