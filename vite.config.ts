import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './web/vite/precompress.ts';
import { relay } from './web/vite/relay.ts';
import { relayCompile } from './web/vite/relayCompile.ts';

/** Where `npm run dev` finds the server. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

/** The SPA. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig({
  root: 'web',
  base: '/noa_analyse/',
  appType: 'spa',
  plugins: [relayCompile(), relay(), react(), tailwindcss(), precompress()],
  resolve: {
    // The entry for hooks leaves out Relay's legacy containers, 8 kB.
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', manifest: true },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api'].map((path) => [path, { target: server }])),
  },
});
