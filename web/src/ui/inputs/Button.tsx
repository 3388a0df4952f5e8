import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../loading/Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  variant?: ButtonVariant;
  /** `sm` is 28 px for rows and tables, `md` 32 px, `lg` 40 px for a page's main action. */
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks; the button keeps the focus. */
  busy?: boolean;
  busyLabel?: string;
  /** While disabled the button can be reached by keyboard, so that a tooltip can say why. */
  focusableWhenDisabled?: boolean;
  className?: string;
}

/** Its label says what it does. At most one `primary` per screen. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  busyLabel,
  focusableWhenDisabled = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <BaseButton
      type="button"
      {...rest}
      disabled={disabled || busy}
      focusableWhenDisabled={busy || focusableWhenDisabled}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </BaseButton>
  );
}

/** The same styles for a link: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: 'sm' | 'md' | 'lg' = 'md'): string {
  return classNames(base, variants[variant], sizes[size]);
}

const base =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:cursor-not-allowed data-disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0 coarse:min-h-11';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-accent-fg hover:bg-accent-hover data-disabled:bg-gray-bg data-disabled:text-faint aria-busy:bg-accent aria-busy:text-accent-fg',
  secondary:
    'border border-line-strong/50 bg-surface text-body hover:bg-hover data-disabled:bg-surface data-disabled:text-faint data-disabled:border-line',
  ghost:
    'text-muted hover:bg-hover hover:text-body data-popup-open:bg-hover data-popup-open:text-body data-disabled:bg-transparent data-disabled:text-faint',
  danger: 'border border-red-line bg-red-bg text-red-fg hover:border-red-solid data-disabled:opacity-60',
};

const sizes = { sm: 'h-7 px-2 text-sm', md: 'h-8 px-3 text-sm', lg: 'h-10 px-4 text-base' };
