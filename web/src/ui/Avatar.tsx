import { nameInitials } from '../../../plugins/knowledge/nameInitials.ts';
import { classNames } from './classNames.ts';

/** Initials. Always neutral: the status hues mean something, and a person's picture does not. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border border-line bg-sunken font-medium text-muted',
        sizes[size],
      )}
    >
      {nameInitials(name)}
    </span>
  );
}

const sizes = { sm: 'size-6 text-xs', md: 'size-8 text-xs', lg: 'size-12 text-lg' };
