import { describe, expect, it } from 'vitest';
import { checkPlugin } from './checkPlugin.ts';
import { builtInPlugins } from './index.ts';
import { createRegistry } from './registry.ts';

describe('builtInPlugins', () => {
  it('have the shape of their kinds and ids of their own', () => {
    for (const plugin of builtInPlugins) expect(checkPlugin(plugin), plugin.id).toEqual([]);
    expect(() => createRegistry(builtInPlugins)).not.toThrow();
  });

  it('weigh the facets as documented', () => {
    const weights = createRegistry(builtInPlugins).facets.map(({ id, defaultWeight }) => [id, defaultWeight]);
    expect(weights).toEqual([
      ['skills', 0.45],
      ['experience', 0.25],
      ['education', 0.1],
      ['certifications', 0.1],
      ['growth', 0.1],
      ['achievements', 0],
    ]);
  });

  it('ask plain text last: it has no mark of its own', () => {
    expect(createRegistry(builtInPlugins).readers.at(-1)?.id).toBe('text');
  });
});
