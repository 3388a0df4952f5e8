import { classNames } from '../../ui/classNames.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';

export interface SmallFieldProps {
  label: string;
  value: string | number | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Spans the whole row. */
  wide?: boolean;
  numeric?: boolean;
}

/** A labelled 28 px input for one field of an entry; empty means unknown. */
export function SmallField({ label, value, onChange, placeholder, wide = false, numeric = false }: SmallFieldProps) {
  return (
    <Field label={<span className="text-xs text-muted">{label}</span>} className={classNames('gap-0.5!', wide && 'col-span-2')}>
      <Input
        size="sm"
        value={value ?? ''}
        placeholder={placeholder}
        inputMode={numeric ? 'numeric' : undefined}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    </Field>
  );
}
