import { createHash } from 'node:crypto';
import type { Item } from './manifest.ts';

export type Half = 'develop' | 'measure';

/**
 * Splits the items so that no person and no layout is in both halves. Persons and layouts that share a document form a group; the hash of the group's
 * first name decides its half.
 */
export function splitItems(items: readonly Item[]): Map<string, Half> {
  const parent = new Map<string, string>();
  const root = (node: string): string => {
    const above = parent.get(node) ?? node;
    return above === node ? node : root(above);
  };
  for (const { person, theme } of items) {
    const [a, b] = [root(`person ${person}`), root(`theme ${theme}`)].sort();
    parent.set(b!, a!);
    parent.set(a!, a!);
  }
  return new Map(
    items.map(
      ({ id, person }) =>
        [
          id,
          Number.parseInt(
            createHash('sha256')
              .update(root(`person ${person}`).replace(/^person /, ''))
              .digest('hex')
              .slice(0, 2),
            16,
          ) %
            2 ===
          0
            ? 'develop'
            : 'measure',
        ] as const,
    ),
  );
}
