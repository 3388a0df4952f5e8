import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { EntriesEditor } from './EntriesEditor.tsx';
import type { EditorProps } from './editorProps.ts';
import { educationLevelName, educationLevels } from './educationLevelName.ts';
import { SmallField } from './SmallField.tsx';

export interface EducationValue {
  institution: string | null;
  degree: string | null;
  /** Lower case, as corrections are stored. */
  level: string | null;
  specialization: string | null;
  startYear: number | null;
  endYear: number | null;
  current: boolean;
}

const empty: EducationValue = {
  institution: null,
  degree: null,
  level: null,
  specialization: null,
  startYear: null,
  endYear: null,
  current: false,
};

export function EducationEditor(props: EditorProps<EducationValue[]>) {
  const levels = [
    { value: '', label: m.ui_unknown() },
    ...educationLevels.map((level) => ({ value: level.toLowerCase(), label: educationLevelName(level) })),
  ];
  return (
    <EntriesEditor
      {...props}
      empty={empty}
      addLabel={m.fact_add_education()}
      nameOf={({ institution, degree }) => institution?.trim() || degree?.trim() || ''}
      renderEntry={(entry, change) => (
        <>
          <SmallField
            wide
            label={m.fact_institution()}
            value={entry.institution}
            onChange={(institution) => change({ institution })}
          />
          <SmallField label={m.fact_degree()} value={entry.degree} onChange={(degree) => change({ degree })} />
          <SmallField
            label={m.fact_specialization()}
            value={entry.specialization}
            onChange={(specialization) => change({ specialization })}
          />
          <Field label={<span className="text-xs text-muted">{m.fact_level()}</span>} className="gap-0.5!">
            <Select size="sm" value={entry.level ?? ''} onChange={(level) => change({ level: level || null })} options={levels} />
          </Field>
          <SmallField
            numeric
            label={m.fact_end_year()}
            value={entry.endYear}
            onChange={(year) => change({ endYear: readYear(year) })}
          />
        </>
      )}
    />
  );
}

function readYear(text: string | null): number | null {
  const year = Number.parseInt(text ?? '', 10);
  return Number.isNaN(year) ? null : year;
}
