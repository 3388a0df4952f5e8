import type { Comparison, Extractor, Facet, Plugin, Reader } from './contract.ts';

/** The plugins of one process in their order of registration, which is the order of facets on screen and of readers asked. */
export interface PluginRegistry {
  readonly readers: readonly Reader[];
  readonly extractors: readonly Extractor[];
  readonly facets: readonly Facet[];
  readonly comparisons: readonly Comparison[];
  /** @throws Error when no plugin of that kind has the id */
  getReader(id: string): Reader;
  getExtractor(id: string): Extractor;
  getFacet(id: string): Facet;
  getComparison(id: string): Comparison;
}

/**
 * Sorts plugins by kind.
 *
 * @throws Error when two plugins of one kind share an id: nobody could tell which of them made a stored result
 */
export function createRegistry(plugins: readonly Plugin[]): PluginRegistry {
  refuseDuplicates(plugins);
  const readers = plugins.filter((plugin) => plugin.kind === 'reader');
  const extractors = plugins.filter((plugin) => plugin.kind === 'extractor');
  const facets = plugins.filter((plugin) => plugin.kind === 'facet');
  const comparisons = plugins.filter((plugin) => plugin.kind === 'comparison');
  return {
    readers,
    extractors,
    facets,
    comparisons,
    getReader: (id) => find(readers, 'reader', id),
    getExtractor: (id) => find(extractors, 'extractor', id),
    getFacet: (id) => find(facets, 'facet', id),
    getComparison: (id) => find(comparisons, 'comparison', id),
  };
}

function refuseDuplicates(plugins: readonly Plugin[]): void {
  const seen = new Set<string>();
  for (const { kind, id } of plugins) {
    const key = `${kind} ${id}`;
    if (seen.has(key)) throw new Error(`Two plugins share the id '${id}' as ${kind}; ids are unique within a kind.`);
    seen.add(key);
  }
}

function find<P extends Plugin>(plugins: readonly P[], kind: string, id: string): P {
  const found = plugins.find((plugin) => plugin.id === id);
  if (found === undefined) {
    const known = plugins.map((plugin) => plugin.id).join(', ') || 'none';
    throw new Error(`No ${kind} '${id}' is registered - registered: ${known}.`);
  }
  return found;
}
