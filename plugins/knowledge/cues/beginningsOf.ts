const longest = 3;

/** Where the part of an expression that begins at a place ends: an escape, a class, a group or one character. */
function partEnd(pattern: string, at: number): number {
  if (pattern[at] === '\\') return at + 1;
  const closing = { '[': ']', '(': ')' }[pattern[at]!];
  if (closing === undefined) return at;
  let end = at + 1;
  while (end < pattern.length && pattern[end] !== closing)
    end = (closing === ')' || pattern[end] === '\\' ? partEnd(pattern, end) : end) + 1;
  return end;
}

/** The alternatives of an expression: what stands between its outermost "|". */
export function alternativesOf(pattern: string): string[] {
  const found = [''];
  for (let at = 0; at < pattern.length; at += 1) {
    const end = partEnd(pattern, at);
    if (pattern[at] === '|') found.push('');
    else found[found.length - 1] += pattern.slice(at, end + 1);
    at = end;
  }
  return found;
}

const quantifier = /^(?:[?*+]|\{[^}]*\})\??/u;
const mayBeMissing = /^(?:[?*]|\{0)/u;

const assertions = /^(?:\^|\\b)+/u;

function beginningsOfOne(written: string): string[] {
  const pattern = written.replace(assertions, '');
  const group = /^\((?:\?(:|<?[!=]))/u.exec(pattern);
  if (group) {
    const end = partEnd(pattern, 0);
    const rest = pattern.slice(end + 1);
    const after = () => beginningsOfOne(rest.replace(quantifier, ''));
    if (group[1] !== ':') return after();
    const own = beginningsOf(pattern.slice(group[0].length, end));
    return mayBeMissing.test(rest) ? [...own, ...after()] : own;
  }
  const oneOf = /^\[(\p{L}+)\](?![?*{])/u.exec(pattern);
  if (oneOf) return Array.from(oneOf[1]!);
  const letters = /^[\p{L}\p{N}]{1,3}(?![?*{])/u.exec(pattern)?.[0].slice(0, longest) ?? '';
  const optional = letters === '' && /^[\p{L}\p{N}]\?/u.test(pattern);
  return optional ? [pattern[0]!, ...beginningsOfOne(pattern.slice(2))] : [letters];
}

/** With which letters, three at most, a match of an expression can begin; '' for any. Lets a search skip words that cannot begin a match. */
export const beginningsOf = (pattern: string): string[] => alternativesOf(pattern).flatMap(beginningsOfOne);
