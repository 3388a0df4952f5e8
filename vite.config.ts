import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { screenModules, screenPages } from './api/http/site/screenScripts.ts';
import { firstViews } from './web/vite/firstViews.ts';
import { leaveOut } from './web/vite/leaveOut.ts';
import { aliases } from './web/vite/neededAtOnce.ts';
import { precompress } from './web/vite/precompress.ts';
import { preloadFonts } from './web/vite/preloadFonts.ts';
import { relay } from './web/vite/relay.ts';
import { relayCompile } from './web/vite/relayCompile.ts';
import { shareCode } from './web/vite/shareCode.ts';

/** Where `npm run dev` finds the server. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

const root = path.join(import.meta.dirname, 'web');

/** The SPA. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    root,
    base: '/noa_analyse/',
    appType: 'spa',
    plugins: [
      relayCompile(),
      leaveOut(),
      relay(),
      react(),
      tailwindcss(),
      preloadFonts(),
      firstViews(root, screenPages),
      precompress(),
    ],
    resolve: { alias: aliases },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      rolldownOptions: {
        output: { codeSplitting: command === 'build' ? { groups: await shareCode(root, screenModules) } : true },
      },
    },
    server: {
      port: 5173,
      proxy: Object.fromEntries(['/graphql', '/api'].map((path) => [path, { target: server }])),
    },
  }),
);
