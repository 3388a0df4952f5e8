import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RelayFeatureFlags } from 'relay-runtime';
import { expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { leaveOut, unusedParts } from './leaveOut.ts';

type Load = { handler(id: string): string | null };

const modules = path.join(projectFolder(), 'node_modules');

const imports = /import \{([^}]*)\} from '(?:react-relay|relay-runtime)'/g;

/** They only pass on to others what there is. */
const lists = new Set([
  'react-relay/lib/hooks',
  'react-relay/lib/index',
  'relay-runtime/lib/index',
  'relay-runtime/lib/experimental',
]);

it('knows parts that Relay really has, under these names', () => {
  expect(unusedParts.filter((part) => !existsSync(path.join(modules, `${part}.js`)))).toEqual([]);
});

it('leaves out nothing that the rest of Relay calls', () => {
  const callers = ['react-relay/lib', 'relay-runtime/lib'].flatMap((folder) =>
    readdirSync(path.join(modules, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/').replace(/\.js$/, '')))
      .filter((part) => !unusedParts.includes(part) && !lists.has(part))
      .flatMap((part) =>
        requiredBy(part)
          .filter((required) => unusedParts.includes(required))
          .map((required) => [part, required]),
      ),
  );
  // Which of the two it calls, the flag decides.
  expect(callers).toEqual([
    ['react-relay/lib/relay-hooks/useFragmentInternal', 'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT'],
  ]);
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
});

it('leaves out nothing that our own code imports', () => {
  const names = new Set(unusedParts.map((part) => path.basename(part, '.react').replace(/^Relay/, '')));
  const folder = path.join(projectFolder(), 'web', 'src');
  const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(imports)])
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  expect(used).toContain('useFragment');
  expect(used.filter((name) => names.has(name))).toEqual([]);
});

it('says what to do to whoever begins to use one', () => {
  const { handler } = leaveOut().load as unknown as Load;
  expect(handler('/x/node_modules/relay-runtime/lib/store/NormalizationEngine.js')).toBe(
    "module.exports = () => { throw new Error('web/vite/leaveOut.ts leaves out relay-runtime/lib/store/NormalizationEngine'); };",
  );
  expect(handler('/x/node_modules/relay-runtime/lib/store/RelayModernStore.js')).toBeNull();
});

function requiredBy(part: string): string[] {
  const code = readFileSync(path.join(modules, `${part}.js`), 'utf8');
  return [...code.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(part), name) : name,
  );
}
