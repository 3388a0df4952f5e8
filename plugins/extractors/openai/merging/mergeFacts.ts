import type { Evidence, Fact } from '../../../contract.ts';
import { overlap } from '../quoting/spans.ts';

/** Two readers that agree are more certain than one. */
const agreed = 0.97;

/** The model's reading if there is one; if both agree, in the local reader's form. */
export function mergeFact<T>(model: Fact<T> | null, local: Fact<T> | null, same: (a: T, b: T) => boolean): Fact<T> | null {
  if (model === null || local === null) return model ?? local;
  return same(model.value, local.value) ? { ...local, confidence: Math.max(agreed, local.confidence) } : model;
}

/** The model's list, followed by what only the local reader found. `join` merges two readings of one thing. */
export function mergeLists<T>(
  model: readonly Fact<T>[],
  local: readonly Fact<T>[],
  isSame: (a: Fact<T>, b: Fact<T>) => boolean,
  join: (model: Fact<T>, local: Fact<T>) => Fact<T>,
): Fact<T>[] {
  const joined = model.map((one) => {
    const other = local.find((each) => isSame(one, each));
    return other === undefined ? one : join(one, other);
  });
  return [...joined, ...local.filter((one) => !model.some((each) => isSame(each, one)))];
}

/** In the order in which the document says them. */
export function inDocumentOrder<T>(facts: readonly Fact<T>[]): Fact<T>[] {
  return facts.toSorted((a, b) => firstOf(a) - firstOf(b));
}

function firstOf({ evidence }: Fact<unknown>): number {
  return Math.min(Number.MAX_SAFE_INTEGER, ...evidence.map(({ start }) => start));
}

/** Whether two facts rest on some of the same characters. */
export function shareEvidence(a: { evidence: readonly Evidence[] }, b: { evidence: readonly Evidence[] }): boolean {
  return a.evidence.some((one) => b.evidence.some((other) => overlap(one, other)));
}

export function sameWords(a: string, b: string): boolean {
  return plainWords(a) === plainWords(b);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
