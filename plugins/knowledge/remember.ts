const most = 4096;
/** In characters. Longer texts are whole documents; only the answer for the last one is kept. */
const long = 500;

/** Caches a pure function's results by text, so that several fields can ask the same question about the same line. Drops everything when the cache is full. */
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
