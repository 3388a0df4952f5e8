const most = 4096;
/** In characters. Longer texts are whole documents; only the answer for the last one is kept. */
const long = 500;

/** Caches a pure function's results by text, so that several fields can ask the same question about the same line. Drops everything when the cache is full. */
export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  let lastLong: { text: string; value: T } | null = null;
  // Most ask about the same text several times in a row.
  let last: { text: string; value: T } | null = null;
  return (text) => {
    if (last?.text === text) return last.value;
    if (text.length > long) {
      if (lastLong?.text !== text) lastLong = { text, value: answer(text) };
      return lastLong.value;
    }
    let value = known.get(text);
    if (value === undefined) {
      value = answer(text);
      if (known.size >= most) known.clear();
      known.set(text, value);
    }
    last = { text, value };
    return value;
  };
}
