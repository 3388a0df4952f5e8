import type { Evidence } from '../../../plugins/contract.ts';

/**
 * A copy of a value whose quotations have offsets in the caller's text. The reader may have changed line ends and spaces, so each quotation is found again by
 * its words.
 */
export function placeEvidence<T>(value: T, { given, read }: { given: string; read: string }): T {
  if (given === read) return value;
  return walk(value, (one) => ({ ...one, ...placeIn(given, read, one) })) as T;
}

function walk(value: unknown, place: (one: Evidence) => Evidence): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, place));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'evidence' ? (each as Evidence[]).map(place) : walk(each, place)]),
  );
}

interface Place {
  start: number;
  end: number;
}

function placeIn(given: string, read: string, { start, end }: Place): Place {
  const words = read.slice(start, end);
  // The same words may occur several times: take the same occurrence.
  let from = -1;
  for (let at = read.indexOf(words); at >= 0 && at <= start; at = read.indexOf(words, at + 1)) {
    const next = given.indexOf(words, from + 1);
    if (next < 0) break;
    from = next;
  }
  return from < 0 ? { start, end } : { start: from, end: from + words.length };
}
