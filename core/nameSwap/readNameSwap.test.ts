import { describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRegistry } from '../../plugins/registry.ts';
import { readNameSwap } from './readNameSwap.ts';
import { scoringVersions } from './scoringVersions.ts';

const plugins = createRegistry(builtInPlugins);
const measured = { measuredOn: '2026-03-01', people: 1000, scoreChanges: 0, orderChanges: 0, versions: scoringVersions(plugins) };

describe('the name-swap measurement', () => {
  it('applies to the measured versions of extractor and facets only', () => {
    expect(Object.keys(measured.versions)).toEqual(expect.arrayContaining(['extractor local', 'facet skills', 'facet growth']));
    expect(readNameSwap({ plugins }, measured)).toEqual({ ...measured, current: true });
    const newer = builtInPlugins.map((plugin) => (plugin.id === 'local' ? { ...plugin, version: '999.0.0' } : plugin));
    expect(readNameSwap({ plugins: createRegistry(newer) }, measured).current).toBe(false);
    const [facet] = plugins.facets;
    const own = facet ? [{ ...facet, id: 'own' }] : [];
    expect(readNameSwap({ plugins: createRegistry([...builtInPlugins, ...own]) }, measured).current).toBe(false);
  });

  it('ships with the product, and says that nothing changed', () => {
    expect(readNameSwap({ plugins })).toMatchObject({ people: 1000, scoreChanges: 0, orderChanges: 0 });
  });
});
