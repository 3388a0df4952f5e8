import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Input } from '../ui/inputs/Input.tsx';

type Range = readonly [from: number, to: number];

export interface RangeFieldsProps {
  title: string;
  /** Names of the two fields for screen readers. */
  labels: readonly [from: string, to: string];
  limits: { least: number; most: number };
  values: Range;
  onChange: (range: Range) => void;
}

/** From and to. A field that is left empty or has no number stands for the end of the scale. */
export function RangeFields({ title, labels, limits: { least, most }, values: [from, to], onChange }: RangeFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{title}</legend>
      <div className="flex gap-2">
        <NumberField
          label={labels[0]}
          placeholder={m.saved_from()}
          value={from}
          usual={least}
          onChange={(next) => onChange([clamp(next), to])}
        />
        <NumberField
          label={labels[1]}
          placeholder={m.saved_to()}
          value={to}
          usual={most}
          onChange={(next) => onChange([from, clamp(next)])}
        />
      </div>
    </fieldset>
  );

  function clamp(value: number): number {
    return Math.min(most, Math.max(least, value));
  }
}

interface NumberFieldProps {
  label: string;
  placeholder: string;
  value: number;
  usual: number;
  onChange: (value: number) => void;
}

/** What is typed stays as it is typed ("1." on the way to "1.5") until the value changes from outside. */
function NumberField({ label, placeholder, value, usual, onChange }: NumberFieldProps) {
  const shown = value === usual ? '' : String(value);
  const [draft, setDraft] = useState(shown);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (readDraft(draft, usual) !== value) setDraft(shown);
  }
  return (
    <Input
      type="number"
      inputMode="decimal"
      aria-label={label}
      placeholder={`${placeholder} ${usual}`}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(readDraft(target.value, usual));
      }}
      onBlur={() => setDraft(shown)}
    />
  );
}

function readDraft(text: string, usual: number): number {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? usual : number;
}
