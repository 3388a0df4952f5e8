import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { countMonths } from './countMonths.ts';
import { EntriesEditor } from './EntriesEditor.tsx';
import type { EditorProps } from './editorProps.ts';
import { SmallField } from './SmallField.tsx';

export interface ExperienceValue {
  company: string | null;
  position: string | null;
  location: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
  months: number | null;
  responsibilities: string[];
}

const empty: ExperienceValue = {
  company: null,
  position: null,
  location: null,
  start: null,
  end: null,
  current: false,
  months: null,
  responsibilities: [],
};

export function ExperienceEditor({ onSave, ...props }: EditorProps<ExperienceValue[]>) {
  return (
    <EntriesEditor
      {...props}
      onSave={(jobs) => onSave(jobs?.map((job) => ({ ...job, months: countMonths(job, new Date()) })) ?? null)}
      empty={empty}
      addLabel={m.fact_add_job()}
      nameOf={({ position, company }) => position?.trim() || company?.trim() || ''}
      renderEntry={(entry, change) => (
        <>
          <SmallField label={m.fact_position()} value={entry.position} onChange={(position) => change({ position })} />
          <SmallField label={m.fact_company()} value={entry.company} onChange={(company) => change({ company })} />
          <SmallField
            label={m.fact_start()}
            value={entry.start}
            placeholder={m.fact_date_form()}
            onChange={(start) => change({ start })}
          />
          <SmallField
            label={m.fact_end()}
            value={entry.end}
            placeholder={m.fact_date_form()}
            onChange={(end) => change({ end, current: false })}
          />
          <div className="col-span-2">
            <Checkbox checked={entry.current} onChange={(current) => change(current ? { current, end: null } : { current })}>
              {m.fact_current_job()}
            </Checkbox>
          </div>
        </>
      )}
    />
  );
}
