import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOnMount } from '../focusOnMount.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { Input } from './Input.tsx';

export interface AddInputProps {
  label: string;
  placeholder: string;
  /** Called with one name, or with several that were typed or pasted with commas. */
  onAdd: (names: string[]) => void;
  /** Takes the focus when it appears. */
  focused?: boolean;
  size?: 'sm' | 'md';
  className?: string;
}

/** A short field that adds typed names to a list of chips: on Enter, on a comma, or when it loses the focus. */
export function AddInput({ label, placeholder, onAdd, focused = false, size = 'sm', className = 'w-32!' }: AddInputProps) {
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const add = () => {
    const names = text
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean);
    // Empty before the names are handed over: where they go into the address, the page would ask whether to discard them.
    flushSync(() => setText(''));
    if (names.length > 0) onAdd(names);
  };
  const press = (event: KeyboardEvent) => {
    if (text.trim() === '' || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    add();
  };
  return (
    <Input
      size={size}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={add}
      aria-label={label}
      placeholder={placeholder}
      ref={focused ? focusOnMount : undefined}
      className={className}
    />
  );
}
