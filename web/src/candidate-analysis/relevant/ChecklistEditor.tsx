import { m } from '../../paraglide/messages.js';
import { AddInput } from '../../ui/inputs/AddInput.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { confidenceText } from './ChecklistChips.tsx';
import { addSkills, changeItem, type DraftItem, hasYears, isValid } from './checklistDraft.ts';
import { categoryWord } from './requirementWords.ts';

export interface ChecklistEditorProps {
  items: readonly DraftItem[];
  onChange: (items: DraftItem[]) => void;
}

/** The checklist as rows: importance, minimum years, knock-out. */
export function ChecklistEditor({ items, onChange }: ChecklistEditorProps) {
  return (
    <div className="flex flex-col gap-2">
      <ul
        className="max-h-88 divide-y divide-line overflow-y-auto rounded-control border border-line"
        aria-label={m.requirements_title()}
      >
        {items.map((item) => (
          <EditedRow key={item.key} item={item} onChange={(change) => onChange(changeItem(items, item.key, change))} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <AddInput
          label={m.requirements_add()}
          placeholder={m.requirements_add_short()}
          onAdd={(names) => onChange(addSkills(items, names))}
        />
        <p className="text-xs text-muted">{m.requirements_knock_out_hint()}</p>
      </div>
    </div>
  );
}

function EditedRow({ item, onChange }: { item: DraftItem; onChange: (change: Partial<DraftItem>) => void }) {
  const { label, importance } = item;
  const options = [
    { value: 'MUST', label: m.requirements_must() },
    { value: 'NICE', label: m.requirements_nice() },
    { value: 'DROPPED', label: m.requirements_dropped() },
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <div className="min-w-40 flex-1">
        <div className="truncate text-sm font-medium" title={label} dir="auto">
          {label}
        </div>
        <div className="truncate text-xs text-muted">
          {categoryWord(item.category)} · {confidenceText(item)}
        </div>
      </div>
      <span className="w-36">
        <Select
          size="sm"
          label={m.requirements_importance_of({ label })}
          value={importance}
          options={options}
          onChange={(next) => onChange({ importance: next })}
        />
      </span>
      <span className="w-20">
        {hasYears(item) ? (
          <Input
            size="sm"
            inputMode="decimal"
            value={item.years}
            placeholder={m.requirements_years()}
            aria-label={m.requirements_years_of({ label })}
            aria-invalid={!isValid(item)}
            disabled={importance === 'DROPPED'}
            onChange={(event) => onChange({ years: event.target.value })}
            className="tabular-nums"
          />
        ) : null}
      </span>
      <span className="w-32">
        <Checkbox checked={item.knockOut} disabled={importance !== 'MUST'} onChange={(knockOut) => onChange({ knockOut })}>
          <span aria-hidden="true">{m.requirements_knock_out()}</span>
          <span className="sr-only">{m.requirements_knock_out_of({ label })}</span>
        </Checkbox>
      </span>
    </li>
  );
}
