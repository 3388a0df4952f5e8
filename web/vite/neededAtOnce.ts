import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { leaveOut } from './leaveOut.ts';
import { relay } from './relay.ts';

/** What comes later belongs to no first view of a screen, and styles are no code. */
const codeAtOnce: Plugin = {
  name: 'noa-code-at-once',
  enforce: 'pre',
  resolveDynamicImport: () => false,
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
};

/**
 * Which modules each screen needs before it can show anything, found by building just that: of a list of names (icons, messages) only what is used counts.
 *
 * @param root the folder of the web application
 * @param screens the modules of each, as paths below the folder
 */
export async function neededAtOnce<Name extends string>(
  root: string,
  screens: Readonly<Record<Name, readonly string[]>>,
): Promise<Record<Name, ReadonlySet<string>>> {
  const absolute = (modules: readonly string[]) => modules.map((module) => path.posix.join(root.replaceAll('\\', '/'), module));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [codeAtOnce, leaveOut(), relay(), react()],
    resolve: { alias: aliases },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: [...new Set(Object.values<readonly string[]>(screens).flatMap(absolute))],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const modulesOf = (modules: readonly string[]) => {
    const found = new Set(chunks.filter(({ facadeModuleId }) => modules.includes(facadeModuleId ?? '')));
    for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return new Set([...found].flatMap((chunk) => Object.keys(chunk.modules)));
  };
  const named = Object.entries<readonly string[]>(screens).map(([name, modules]) => [name, modulesOf(absolute(modules))]);
  return Object.fromEntries(named) as Record<Name, ReadonlySet<string>>;
}

/** The entry for hooks leaves out Relay's legacy containers, 8 kB. */
export const aliases = [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }];
