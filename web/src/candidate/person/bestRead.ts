export interface Mergeable {
  readonly id: string;
  readonly displayName: string;
  readonly createdAt: string;
  readonly document: { readonly fileName: string; readonly readShare: number | null | undefined } | null | undefined;
}

/** The candidate whose document was read best; among equals the newest. */
export function bestRead(candidates: readonly Mergeable[]): string {
  const [best] = candidates.toSorted(
    (a, b) => (b.document?.readShare ?? 0) - (a.document?.readShare ?? 0) || (a.createdAt < b.createdAt ? 1 : -1),
  );
  return best?.id ?? '';
}
