const most = 4096;
/** In characters; longer texts are whole documents, of which the last is enough. */
const long = 500;

/** Remembers a pure function's answers by text, so that several fields can ask the same of the same line. Forgets all when it holds too many. */
export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  let last: { text: string; value: T } | null = null;
  return (text) => {
    if (text.length > long) {
      if (last?.text !== text) last = { text, value: answer(text) };
      return last.value;
    }
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const value = answer(text);
    known.set(text, value);
    return value;
  };
}
