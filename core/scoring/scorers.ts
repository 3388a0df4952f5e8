import type { PluginRegistry } from '../../plugins/registry.ts';

/** The plugin that judges requirements. */
export const relevanceId = 'relevance';

/** The plugins whose results are stored with a score: a newer version of any of them makes the score outdated. */
export function scorersOf({ facets, comparisons }: PluginRegistry): { id: string; version: string }[] {
  return [...facets, ...comparisons.filter(({ id }) => id === relevanceId)];
}
