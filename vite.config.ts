import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './web/vite/precompress.ts';
import { preloadFonts } from './web/vite/preloadFonts.ts';
import { relay } from './web/vite/relay.ts';
import { relayCompile } from './web/vite/relayCompile.ts';

/** Where `npm run dev` finds the server. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** Code that so many chunks need is loaded with the first of them. */
const sharedByMost = 3;

const buildingBlocks = /node_modules\/@?(?:base-ui|floating-ui|lucide-react)\/|web\/src\/(?:ui|app|paraglide)\//;
const chartLibraries = /node_modules\/(?:@nivo|@react-spring|d3-[\w-]+|lodash|internmap|react-virtualized-auto-sizer)\//;

/** The SPA. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig({
  root: 'web',
  base: '/noa_analyse/',
  appType: 'spa',
  plugins: [relayCompile(), relay(), react(), tailwindcss(), preloadFonts(), precompress()],
  resolve: {
    // The entry for hooks leaves out Relay's legacy containers, 8 kB.
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes what its modules need with it, so the order counts.
          groups: [
            // What stands before the first screen is one file.
            { name: 'start', tags: ['$initial'], priority: 5 },
            // What most screens share is another. Each piece on its own would be a request for a kilobyte.
            { name: 'screens', test: buildingBlocks, minShareCount: sharedByMost, priority: 4 },
            // Charts stand on few screens, and come after the figures around them.
            { name: 'charts', test: chartLibraries, priority: 3 },
            { name: 'shared', minShareCount: sharedByMost, priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api'].map((path) => [path, { target: server }])),
  },
});
