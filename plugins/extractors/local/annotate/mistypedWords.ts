/** Shorter words differ by one letter from too many others. */
const leastLength = 8;

/** A word without each of its inner letters, and with each two neighbours swapped. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 1; at < word.length - 2; at++) yield word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/**
 * Finds the known word that somebody mistyped by one inner letter: left out ("Exprience"), put in ("Educattion"), wrong ("Sertificates" has a wrong
 * first letter, and is not found) or swapped ("Edcuation"). First and last letters tell most other words apart ("Educational").
 */
export function makeMistypedFinder(words: Iterable<string>): (word: string) => string | null {
  const known = new Set([...words].filter((word) => word.length >= leastLength));
  const slips = new Map<string, string>();
  for (const word of known) for (const slip of slipsOf(word)) if (!known.has(slip)) slips.set(slip, word);
  return (word) => {
    if (word.length < leastLength - 1 || known.has(word)) return null;
    const own = slips.get(word);
    if (own !== undefined) return own;
    for (let at = 1; at < word.length - 1; at++) {
      const less = word.slice(0, at) + word.slice(at + 1);
      const meant = known.has(less) ? less : slips.get(less);
      // A letter in place of another: both words lack the same one.
      if (meant !== undefined && (meant === less || (meant.length === word.length && differInOne(meant, word)))) return meant;
    }
    return null;
  };
}

function differInOne(one: string, other: string): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) different += 1;
  return different === 1;
}
