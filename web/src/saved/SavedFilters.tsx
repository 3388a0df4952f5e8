import { Filter } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Select } from '../ui/inputs/Select.tsx';
import { Popover } from '../ui/layers/Popover.tsx';
import type { SavedFilters_viewer$key } from './__generated__/SavedFilters_viewer.graphql.ts';
import { RangeFields } from './RangeFields.tsx';
import { countFilters, type SavedAddress, savedSorts, savedStatuses, scoreLimits, yearsLimits } from './savedAddress.ts';
import { savedSortText, savedStatusText } from './savedWords.ts';

export interface SavedFiltersProps {
  viewer: SavedFilters_viewer$key;
  address: SavedAddress;
  onChange: (change: Partial<SavedAddress>) => void;
}

const any = 'ANY';

/** Status, score, experience, skills and order. Every change applies at once. */
export function SavedFilters({ viewer, address, onChange }: SavedFiltersProps) {
  const count = countFilters(address);
  const { status, skills, sort } = address;
  return (
    <Popover
      title={m.saved_filters()}
      align="end"
      trigger={<Button icon={<Filter />}>{count === 0 ? m.saved_filters() : m.saved_filters_count({ count })}</Button>}
    >
      <div className="flex flex-col gap-3">
        <Field label={m.saved_status()}>
          <Select
            value={status ?? any}
            onChange={(value) => onChange({ status: value === any ? null : value })}
            options={[
              { value: any, label: m.saved_any() },
              ...savedStatuses.map((value) => ({ value, label: savedStatusText(value) })),
            ]}
          />
        </Field>
        <RangeFields
          title={m.saved_score_range()}
          labels={[m.saved_score_from(), m.saved_score_to()]}
          limits={scoreLimits}
          values={[address.minScore, address.maxScore]}
          onChange={([minScore, maxScore]) => onChange({ minScore, maxScore })}
        />
        <RangeFields
          title={m.saved_years_range()}
          labels={[m.saved_years_from(), m.saved_years_to()]}
          limits={yearsLimits}
          values={[address.minYears, address.maxYears]}
          onChange={([minYears, maxYears]) => onChange({ minYears, maxYears })}
        />
        <SkillChips viewer={viewer} chosen={skills} onChange={(next) => onChange({ skills: next })} />
        <Field label={m.saved_sort()}>
          <Select
            value={sort}
            onChange={(value) => onChange({ sort: value })}
            options={savedSorts.map((value) => ({ value, label: savedSortText(value) }))}
          />
        </Field>
      </div>
    </Popover>
  );
}

interface SkillChipsProps {
  viewer: SavedFilters_viewer$key;
  chosen: readonly string[];
  onChange: (skills: readonly string[]) => void;
}

/** The most common skills of the list; chosen ones stay even when they are no longer among them. */
function SkillChips({ viewer, chosen, onChange }: SkillChipsProps) {
  const { savedSkills } = useFragment(
    graphql`
      fragment SavedFilters_viewer on User {
        savedSkills {
          name
          count
        }
      }
    `,
    viewer,
  );
  const others = chosen.filter((skill) => savedSkills.every(({ name }) => name !== skill)).map((name) => ({ name, count: null }));
  const chips = [...others, ...savedSkills];
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{m.saved_skills()}</legend>
      {chips.length === 0 ? <p className="text-sm text-muted">{m.saved_skills_none()}</p> : null}
      <div className="flex flex-wrap gap-1.5">
        {chips.map(({ name, count }) => {
          const on = chosen.includes(name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={on}
              onClick={() => onChange(on ? chosen.filter((skill) => skill !== name) : [...chosen, name])}
              className={classNames(
                'inline-flex h-6 max-w-full items-center gap-1.5 rounded-control border px-2 text-sm coarse:h-9',
                on
                  ? 'border-accent bg-accent-soft text-accent-text'
                  : 'border-line text-muted hover:border-line-strong hover:text-body',
              )}
            >
              <span className="truncate">{name}</span>
              {count === null ? null : <span className="text-xs tabular-nums">{count}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
