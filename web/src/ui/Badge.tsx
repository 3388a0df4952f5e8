import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { softTone, type Tone } from './tones.ts';

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  /** A word, because colour alone says nothing. */
  children: ReactNode;
}

export function Badge({ tone = 'gray', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-control border px-1.5 text-xs font-medium whitespace-nowrap [&>svg]:size-3',
        softTone[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
