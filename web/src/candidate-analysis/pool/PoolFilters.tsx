import { Filter } from 'lucide-react';
import { useState } from 'react';
import { educationLevelName } from '../../candidate/edit/educationLevelName.ts';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';
import { countFilters, noFilters, type PoolAddress, poolLevels, poolStages } from './poolAddress.ts';

export interface PoolFiltersProps {
  address: PoolAddress;
  onChange: (change: Partial<PoolAddress>) => void;
}

const any = 'ANY';

/** Stage, years, skills, degree, place, archived. Every change applies at once. */
export function PoolFilters({ address, onChange }: PoolFiltersProps) {
  const count = countFilters(address);
  return (
    <Popover
      title={m.pool_filters()}
      align="end"
      trigger={<Button icon={<Filter />}>{count === 0 ? m.pool_filters() : m.pool_filters_count({ count })}</Button>}
    >
      <div className="flex flex-col gap-3">
        <Field label={m.pool_stage()}>
          <Select
            value={address.stage ?? any}
            onChange={(stage) => onChange({ stage: stage === any ? null : stage })}
            options={[{ value: any, label: m.pool_any() }, ...poolStages.map((value) => ({ value, label: stageText(value) }))]}
          />
        </Field>
        <div className="flex gap-2">
          <Years label={m.pool_min_years()} value={address.minYears} onChange={(minYears) => onChange({ minYears })} />
          <Years label={m.pool_max_years()} value={address.maxYears} onChange={(maxYears) => onChange({ maxYears })} />
        </div>
        <Words
          label={m.pool_skills()}
          hint={m.pool_skills_hint()}
          value={address.skills}
          onChange={(skills) => onChange({ skills })}
        />
        <Field label={m.pool_min_degree()}>
          <Select
            value={address.education ?? any}
            onChange={(education) => onChange({ education: education === any ? null : education })}
            options={[
              { value: any, label: m.pool_any() },
              ...poolLevels.map((value) => ({ value, label: educationLevelName(value) })),
            ]}
          />
        </Field>
        <Words label={m.pool_location()} value={address.location} onChange={(location) => onChange({ location })} />
        <Checkbox checked={address.archived} onChange={(archived) => onChange({ archived })}>
          {m.pool_show_archived()}
        </Checkbox>
        <Button disabled={count === 0} onClick={() => onChange(noFilters)}>
          {m.pool_clear_filters()}
        </Button>
      </div>
    </Popover>
  );
}

function Years({ label, value, onChange }: { label: string; value: number | null; onChange: (years: number | null) => void }) {
  return (
    <Field label={label} className="flex-1">
      <Input
        type="number"
        min={0}
        max={80}
        step={1}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(target.value === '' || !(target.valueAsNumber >= 0) ? null : Math.min(80, target.valueAsNumber))
        }
      />
    </Field>
  );
}

interface WordsProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
}

/** Applied on Enter and when the field is left: half a skill would find nobody. */
function Words({ label, hint, value, onChange }: WordsProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  return (
    <Field label={label} hint={hint}>
      <Input
        value={draft}
        maxLength={100}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => draft !== value && onChange(draft)}
        onKeyDown={({ key }) => key === 'Enter' && onChange(draft)}
      />
    </Field>
  );
}
