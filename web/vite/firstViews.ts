import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import type { renderFirstViews } from '../src/start/firstView/renderFirstViews.tsx';
import { relay } from './relay.ts';

const mount = '<div id="root"></div>';

/**
 * Leaves a page for each screen beside index.html: the same, and before the place where the scripts draw the screen what can be seen of it until they are there.
 *
 * @param root the folder of the web application
 * @param files the page of each screen
 */
export function firstViews(root: string, files: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'noa-first-views',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('There is no page to put first views into.');
      const page = String(index.source);
      if (!page.includes(mount)) return this.error(`The page has no ${mount}.`);
      const render = await loadRender(root);
      for (const [screen, fileName] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: page.replace(mount, () => `${render(screen)}\n    ${mount}`) });
    },
  };
}

async function loadRender(root: string): Promise<(screen: string) => string> {
  const file = path.join(root, 'src', 'start', 'firstView', 'renderFirstViews.tsx');
  const { module } = await runnerImport<{ renderFirstViews: typeof renderFirstViews }>(file, {
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [relay(), react()],
  });
  return (screen) => module.renderFirstViews(screen, '/noa_analyse');
}
