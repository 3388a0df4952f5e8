import { nameInitials } from '../../../plugins/knowledge/nameInitials.ts';
import { classNames } from './classNames.ts';
import { softTone, type Tone } from './tones.ts';

const tones: Tone[] = ['accent', 'blue', 'emerald', 'yellow', 'gray'];

/** Initials on a soft background, always the same one for the same name. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  const hash = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009, 7);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border font-medium',
        sizes[size],
        softTone[tones[hash % tones.length] ?? 'gray'],
      )}
    >
      {nameInitials(name)}
    </span>
  );
}

const sizes = { sm: 'size-6 text-xs', md: 'size-8 text-xs', lg: 'size-12 text-lg' };
