import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { RequirementLines_requirements$key } from './__generated__/RequirementLines_requirements.graphql.ts';
import { type LineField, lineFields, lineLabels, type RequirementsForm } from './requirementsForm.ts';

export interface RequirementLinesProps {
  requirements: RequirementLines_requirements$key | null;
  form: RequirementsForm;
  editing: boolean;
  /** The user pressed "edit" (a chip did not start it): the first field takes the focus. */
  focused: boolean;
  onChange: (patch: Partial<RequirementsForm>) => void;
  onSubmit: () => void;
}

/** Position, experience, education and salary, each with the line it was read from; inputs while editing. */
export function RequirementLines({ requirements, form, editing, focused, onChange, onSubmit }: RequirementLinesProps) {
  const data = useFragment(
    graphql`
      fragment RequirementLines_requirements on Requirements {
        evidence {
          field
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    requirements,
  );
  const evidenceOf = (field: LineField) => data?.evidence.find((entry) => entry.field === field)?.evidence ?? [];
  if (editing) {
    return (
      <Form className="grid gap-3 sm:grid-cols-2" onSubmit={onSubmit}>
        {lineFields.map((field) => (
          <Field key={field} label={lineLabels[field]()}>
            <Input
              value={form[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
              ref={focused && field === 'position' ? focusOnMount : undefined}
              maxLength={500}
            />
          </Field>
        ))}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
    );
  }
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lineFields.map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-xs font-medium text-muted">{lineLabels[field]()}</dt>
          <dd className="min-w-0">
            <p className="flex min-h-6 items-center text-base break-words">
              {form[field] || <UnknownBadge>{m.review_not_stated()}</UnknownBadge>}
            </p>
            {form[field] ? <EvidenceList evidence={evidenceOf(field)} compact limit={1} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
