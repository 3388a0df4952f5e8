import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPlugins } from './loadPlugins.ts';

const facet = (id: string, value: string) => `{
  id: '${id}', version: '1', kind: 'facet', label: { en: 'Tenure' }, defaultWeight: 0.1,
  score: (facts) => ({ value: ${value}, explanation: { en: 'Counted.' }, evidence: [] }),
}`;

describe('loadPlugins', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'plugins-'));
    const files = {
      'tenure.mjs': `export default ${facet('tenure', '50')};`,
      'named.mjs': `export const plugin = ${facet('named', 'null')};`,
      'several.mjs': `export const plugins = [${facet('first', '1')}, ${facet('second', '2')}];`,
      'nothing.mjs': 'export const answer = 42;',
      'broken.mjs': 'export default {',
      'shapeless.mjs': `export default { id: 'shapeless', kind: 'facet' };`,
      'excessive.mjs': `export default ${facet('excessive', '1000')};`,
      'throwing.mjs': `export default ${facet('throwing', 'facts.years.value')};`,
    };
    for (const [name, source] of Object.entries(files)) await writeFile(join(directory, name), source);
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('loads nothing when nothing is asked for', async () => {
    expect(await loadPlugins(undefined, directory)).toEqual([]);
    expect(await loadPlugins(' , ', directory)).toEqual([]);
  });

  it('loads default and named exports, in order', async () => {
    const plugins = await loadPlugins('./several.mjs, ./tenure.mjs,./named.mjs', directory);
    expect(plugins.map((plugin) => plugin.id)).toEqual(['first', 'second', 'tenure', 'named']);
  });

  it('takes an absolute path', async () => {
    expect(await loadPlugins(join(directory, 'tenure.mjs'), '/')).toHaveLength(1);
  });

  it.each([
    ['./missing.mjs', 'the plugin ./missing.mjs is refused:\n  - cannot be loaded'],
    ['no-such-package-anywhere', 'the plugin no-such-package-anywhere is refused:\n  - cannot be loaded'],
    ['./broken.mjs', 'cannot be loaded'],
    ['./nothing.mjs', "exports no plugin - expected a default export, or one named 'plugin' or 'plugins'"],
    ['./shapeless.mjs', "the plugin shapeless (./shapeless.mjs) is refused:\n  - 'version' must be"],
    ['./excessive.mjs', 'an empty document with no requirements: expected 0 to 100 or null - received 1000'],
    ['./throwing.mjs', 'the plugin throwing (./throwing.mjs) is refused'],
  ])('refuses %s by name and says what is wrong', async (name, problem) => {
    await expect(loadPlugins(name, directory)).rejects.toThrow(problem);
  });
});
