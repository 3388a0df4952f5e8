import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Text beside the box; without it, pass `label`. */
  children?: ReactNode;
  label?: string;
  indeterminate?: boolean;
  disabled?: boolean;
  name?: string;
}

export function Checkbox({ checked, onChange, children, label, indeterminate = false, disabled = false, name }: CheckboxProps) {
  const box = (
    <BaseCheckbox.Root
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      indeterminate={indeterminate}
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
      aria-label={children ? undefined : label}
      className={boxClass}
    >
      <BaseCheckbox.Indicator>
        {indeterminate ? (
          <Minus className="size-3" strokeWidth={3} aria-hidden="true" />
        ) : (
          <Check className="size-3" strokeWidth={3} aria-hidden="true" />
        )}
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  );
  if (!children) return box;
  return (
    <label
      className={classNames(
        'inline-flex items-center gap-2 text-sm select-none coarse:min-h-11',
        disabled ? 'text-faint' : 'cursor-pointer',
      )}
    >
      {box}
      <span>{children}</span>
    </label>
  );
}

const boxClass =
  'relative flex size-4 shrink-0 items-center justify-center rounded-mark border border-line-strong bg-surface text-accent-fg transition-colors hover:border-muted data-checked:border-accent data-checked:bg-accent data-indeterminate:border-accent data-indeterminate:bg-accent data-disabled:opacity-50 after:absolute after:-inset-2';
