import type { PluginRegistry } from '../../plugins/registry.ts';

/** Versions of the plugins that turn a document's text into a score, by kind and id. A measurement of scores is valid for these versions. */
export function scoringVersions({ extractors, facets }: Pick<PluginRegistry, 'extractors' | 'facets'>): Record<string, string> {
  return Object.fromEntries([...extractors, ...facets].map(({ kind, id, version }) => [`${kind} ${id}`, version]));
}
