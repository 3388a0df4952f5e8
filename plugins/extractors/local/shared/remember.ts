const MOST = 4096;

/** Remembers a pure function's answers by text, so that several fields can ask the same of the same line. Forgets all when it holds too many. */
export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const value = answer(text);
    known.set(text, value);
    return value;
  };
}
