import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { classNames } from './classNames.ts';

export interface StepIndicatorProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2">
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 ? <li aria-hidden="true" className="h-px w-6 bg-line-strong/60 max-sm:w-3" /> : null}
          <li
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-1.5 text-sm whitespace-nowrap',
              index === current ? 'font-medium text-body' : 'text-muted',
            )}
          >
            <span
              className={classNames(
                'flex size-5 items-center justify-center rounded-full border text-xs tabular-nums',
                dots[Math.sign(index - current) + 1],
              )}
            >
              {index < current ? <Check className="size-3" aria-hidden="true" /> : index + 1}
            </span>
            <span className={index === current ? '' : 'max-sm:sr-only'}>{step}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const dots = [
  'border-emerald-line bg-emerald-bg text-emerald-fg',
  'border-accent bg-accent text-accent-fg',
  'border-line-strong text-muted',
];
