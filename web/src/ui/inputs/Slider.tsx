import { Slider as BaseSlider } from '@base-ui/react/slider';
import type { ReactNode } from 'react';

export interface SliderProps {
  label: ReactNode;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the value shown on the right: "45 %". */
  format?: (value: number) => string;
  onChange: (value: number) => void;
  /** Called once, when the thumb is released. */
  onCommit?: (value: number) => void;
  disabled?: boolean;
}

export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  onChange,
  onCommit,
  disabled = false,
}: SliderProps) {
  return (
    <BaseSlider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
      className="grid grid-cols-[1fr_auto] items-center gap-x-3"
    >
      <BaseSlider.Label className="text-sm font-medium">{label}</BaseSlider.Label>
      <BaseSlider.Value className="text-sm text-muted tabular-nums">{() => format(value)}</BaseSlider.Value>
      <BaseSlider.Control className="col-span-2 flex h-7 touch-none items-center select-none coarse:h-11">
        <BaseSlider.Track className="h-1 w-full rounded-full bg-gray-line">
          <BaseSlider.Indicator className="rounded-full bg-accent" />
          <BaseSlider.Thumb getAriaValueText={(_text, next) => format(next)} className={thumbClass} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}

const thumbClass =
  'size-4 rounded-full border-2 border-accent bg-surface outline-offset-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent data-disabled:border-gray-solid';
