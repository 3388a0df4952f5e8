import { useState } from 'react';

/** A boolean that this browser remembers under `noa.<name>`. */
export function useStoredFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const key = `noa.${name}`;
  const [flag, setFlag] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === 'true';
  });
  return [
    flag,
    (value) => {
      localStorage.setItem(key, String(value));
      setFlag(value);
    },
  ];
}
