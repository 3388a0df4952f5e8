import { describe, expect, it } from 'vitest';
import { definePlugin, type Facet } from './contract.ts';
import { createRegistry } from './registry.ts';

function facet(id: string): Facet {
  return definePlugin<Facet>({
    id,
    version: '1',
    kind: 'facet',
    label: { en: id },
    defaultWeight: 0.5,
    score: () => ({ value: null, explanation: { en: 'Nothing to score against.' }, evidence: [] }),
  });
}

describe('createRegistry', () => {
  it('sorts plugins by kind and keeps their order', () => {
    const registry = createRegistry([facet('b'), facet('a')]);
    expect(registry.facets.map((plugin) => plugin.id)).toEqual(['b', 'a']);
    expect(registry.readers).toEqual([]);
  });

  it('finds a plugin by its id', () => {
    expect(createRegistry([facet('a')]).getFacet('a').id).toBe('a');
  });

  it('names the known ids when one is unknown', () => {
    expect(() => createRegistry([facet('a')]).getFacet('c')).toThrow("No facet 'c' is registered - registered: a.");
    expect(() => createRegistry([]).getReader('pdf')).toThrow('registered: none');
  });

  it('refuses two plugins of one kind with one id', () => {
    expect(() => createRegistry([facet('a'), facet('a')])).toThrow("Two plugins share the id 'a' as facet");
  });
});
