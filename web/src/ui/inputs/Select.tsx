import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../classNames.ts';
import { controlClass } from './controlClass.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string = string> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** Required outside a Field. */
  label?: string;
  size?: 'sm' | 'md';
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>({
  value,
  onChange,
  options,
  label,
  size = 'md',
  disabled = false,
  className,
}: SelectProps<Value>) {
  return (
    <BaseSelect.Root items={options} value={value} onValueChange={(next) => next !== null && onChange(next)} disabled={disabled}>
      <BaseSelect.Trigger
        aria-label={label}
        className={classNames(controlClass, triggerClass, size === 'sm' ? 'h-7 text-sm' : 'h-8', className)}
      >
        <BaseSelect.Value className="min-w-0 truncate" />
        <BaseSelect.Icon className="text-faint">
          <ChevronsUpDown className="size-3.5" aria-hidden="true" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
          <BaseSelect.Popup className="layer-pop max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-floating outline-none">
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item key={option.value} value={option.value} className={itemClass}>
                  <BaseSelect.ItemText className="min-w-0 flex-1 break-words">{option.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <Check className="size-3.5 text-accent-text" aria-hidden="true" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}

const triggerClass = 'flex max-w-full min-w-0 items-center justify-between gap-2 pl-2.5 pr-2 text-left coarse:min-h-11';
const itemClass =
  'flex min-h-8 cursor-default items-center gap-3 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-hover coarse:min-h-11';
