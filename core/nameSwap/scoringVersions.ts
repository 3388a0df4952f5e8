import type { PluginRegistry } from '../../plugins/registry.ts';

/** Version by kind and id of the plugins that make a score of a document's text: what a measurement of scores holds for. */
export function scoringVersions({ extractors, facets }: Pick<PluginRegistry, 'extractors' | 'facets'>): Record<string, string> {
  return Object.fromEntries([...extractors, ...facets].map(({ kind, id, version }) => [`${kind} ${id}`, version]));
}
