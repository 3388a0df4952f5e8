import { Progress } from '@base-ui/react/progress';
import { classNames } from '../classNames.ts';
import { solidTone, type Tone } from '../tones.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1, clamped; null while nothing is known. */
  value: number | null;
  tone?: Tone;
  size?: 'sm' | 'md' | 'lg';
  /** Only the processing screen eases; everywhere else the bar shows the exact value. */
  eased?: boolean;
  className?: string;
}

export function ProgressBar({ label, value, tone = 'accent', size = 'md', eased = false, className }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10;
  return (
    <Progress.Root value={percent} aria-label={label} className={classNames('w-full', className)}>
      <Progress.Track className={classNames('block w-full overflow-hidden rounded-full bg-gray-line', heights[size])}>
        <Progress.Indicator
          className={classNames(
            'block h-full rounded-full data-indeterminate:w-full data-indeterminate:opacity-30',
            solidTone[tone],
            eased && 'transition-[width] duration-200 ease-linear',
          )}
        />
      </Progress.Track>
    </Progress.Root>
  );
}

const heights = { sm: 'h-1', md: 'h-1.5', lg: 'h-2.5' };
