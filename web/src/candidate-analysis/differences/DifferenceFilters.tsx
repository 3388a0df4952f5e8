import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { AddInput } from '../../ui/inputs/AddInput.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Chip } from '../../ui/inputs/Chip.tsx';
import { SearchInput } from '../../ui/inputs/SearchInput.tsx';
import { Slider } from '../../ui/inputs/Slider.tsx';
import type { DifferencesState } from './differencesAddress.ts';

export interface DifferenceFiltersProps {
  state: DifferencesState;
  onChange: (patch: Partial<DifferencesState>) => void;
}

export function DifferenceFilters({ state, onChange }: DifferenceFiltersProps) {
  const { skills, rareOnly, certification, education } = state;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <legend className="sr-only">{m.comparisons_filters()}</legend>
      <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full">
        {skills.map((skill) => (
          <Chip key={skill} name={skill} onRemove={() => onChange({ skills: skills.filter((one) => one !== skill) })}>
            {skill}
          </Chip>
        ))}
        <AddInput
          label={m.comparisons_filter_skills()}
          placeholder={m.comparisons_filter_skills()}
          size="md"
          className="w-44! max-sm:w-full! coarse:h-11!"
          onAdd={(names) => onChange({ skills: [...new Set([...skills, ...names])] })}
        />
      </div>
      <SearchInput
        value={certification}
        onChange={(text) => onChange({ certification: text })}
        placeholder={m.comparisons_filter_certification()}
        className="w-44! max-sm:w-[calc(50%-0.625rem)]!"
      />
      <SearchInput
        value={education}
        onChange={(text) => onChange({ education: text })}
        placeholder={m.comparisons_filter_education()}
        className="w-44! max-sm:w-[calc(50%-0.625rem)]!"
      />
      <MinUniqueness value={state.minUniqueness} onChange={(minUniqueness) => onChange({ minUniqueness })} />
      <Checkbox checked={rareOnly} onChange={(checked) => onChange({ rareOnly: checked })}>
        {m.comparisons_rare_only()}
      </Checkbox>
    </fieldset>
  );
}

/** The list follows when the thumb is released. */
function MinUniqueness({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div className="w-52 max-sm:mx-2 max-sm:w-full">
      <Slider
        label={m.comparisons_min_uniqueness()}
        value={dragged ?? value}
        onChange={setDragged}
        onCommit={(next) => {
          setDragged(null);
          onChange(next);
        }}
      />
    </div>
  );
}
