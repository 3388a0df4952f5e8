import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';

export interface FieldProps {
  label: ReactNode;
  /** Shown below the control while there is no error. */
  hint?: ReactNode;
  /** Shown below the control and read aloud; the control turns red. */
  error?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  className?: string;
  /** One of Input, Textarea, Select. */
  children: ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  return (
    <BaseField.Root invalid={Boolean(error)} className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <BaseField.Label className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>{label}</BaseField.Label>
      {children}
      {error ? (
        <BaseField.Error match className="flex items-start gap-1.5 text-sm text-red-fg" role="alert">
          <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </BaseField.Error>
      ) : null}
      {hint && !error ? <BaseField.Description className="text-xs text-muted">{hint}</BaseField.Description> : null}
    </BaseField.Root>
  );
}
