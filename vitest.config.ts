import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** graphql 17 ships ESM and CJS; without these conditions vitest loads both and graphql refuses ("Duplicate graphql modules"). */
const serverConditions = ['module', 'node'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['prisma/testing/serveTestDatabases.ts'],
          include: ['{api,core,plugins,prisma,schema,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'web', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'], exclude: ['web/e2e/**'] },
      },
    ],
  },
});
