import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { Input } from './Input.tsx';

export interface SearchInputProps {
  value: string;
  /** Called `delay` ms after the last key, and at once on Enter or clearing. */
  onChange: (value: string) => void;
  placeholder: string;
  delay?: number;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function SearchInput({ value, onChange, placeholder, delay = 200, className, ref }: SearchInputProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A new value from outside (the URL, a reset) replaces the draft; our own value comes back unchanged.
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string, wait: number) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next), wait);
  };
  return (
    <div className={classNames('relative w-64 max-w-full', className)}>
      <Search className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint" aria-hidden="true" />
      <Input
        ref={ref}
        type="search"
        value={draft}
        placeholder={placeholder}
        aria-label={placeholder}
        onChange={(event) => send(event.target.value, delay)}
        onKeyDown={(event) => event.key === 'Enter' && send(draft, 0)}
        className="pr-8! pl-8.5! [&::-webkit-search-cancel-button]:hidden coarse:h-11!"
      />
      {draft ? (
        <button
          type="button"
          aria-label={m.ui_clear_search()}
          onClick={() => send('', 0)}
          className="absolute top-1/2 right-1 flex size-6 -translate-y-1/2 items-center justify-center rounded-control text-faint hover:bg-hover hover:text-body"
        >
          <X className="size-3.5" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
