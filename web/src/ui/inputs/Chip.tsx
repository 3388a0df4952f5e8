import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { softTone, type Tone } from '../tones.ts';

export interface ChipProps {
  tone?: Tone;
  /** If given, the chip has a cross. `name` is what the cross says it removes. */
  onRemove?: () => void;
  name?: string;
  /** If given, the chip's text is a button, for example to show where it was read. */
  onClick?: () => void;
  children: ReactNode;
}

export function Chip({ tone = 'gray', onRemove, name, onClick, children }: ChipProps) {
  const text = onClick ? (
    <button type="button" onClick={onClick} className="truncate rounded-mark underline-offset-2 hover:underline">
      {children}
    </button>
  ) : (
    <span className="truncate">{children}</span>
  );
  return (
    <span
      className={classNames(
        'inline-flex h-6 print:h-auto max-w-full items-center gap-1 rounded-control border pl-2 text-sm',
        onRemove ? 'pr-0.5' : 'pr-2',
        softTone[tone],
      )}
    >
      {text}
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          aria-label={m.ui_remove_name({ name: name ?? '' })}
          className="relative flex size-5 shrink-0 items-center justify-center rounded-mark hover:bg-hover after:absolute after:-inset-0.5 coarse:after:-inset-2.5"
        >
          <X className="size-3" aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
