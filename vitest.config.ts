import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './web/vite/relay.ts';

/** graphql 17 ships ESM and CJS; without these conditions vitest loads both and graphql refuses ("Duplicate graphql modules"). */
const serverConditions = ['module', 'node'];
const server = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
};

/** A localStorage of Node's own, from version 25 on, would stand in the way of the browser's that jsdom brings. */
const withoutNodeStorage = ['--no-experimental-webstorage'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/** Tests on a started product need its builds (`npm test` makes them) and a server to themselves. */
const onProduct = 'scripts/product/**/*.test.ts';

/** With graphql's conditions Node would find code of AWS's client that is for bundlers. */
const onFiles = ['api/files/**/*.test.ts', 'scripts/noa/data/checks/checkFiles.test.ts'];

/** Watches modules while they load, so it must be the first to load them. */
const watchesLoading = 'scripts/check/patterns/**/*.test.ts';

const web = {
  extends: true as const,
  plugins: [relay(), react()],
  test: { environment: 'jsdom', execArgv: withoutNodeStorage, setupFiles: ['web/testing/setup.ts'] },
};
const webTests = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('web', ...file.split(path.sep)));
/** What they replace would reach the tests beside them. */
const replacingModules = webTests.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  test: {
    // Limits only end what hangs: no test may fail because the machine is busy, so none sets a shorter one of its own.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [
      {
        name: 'long',
        description:
          'Runs in `npm run test:long` only: faults in several places, and every case of what `npm test` tries with a few.',
      },
    ],
    // By default one less than there are cores.
    maxWorkers: '100%',
    projects: [
      {
        ...server,
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Files of one worker share their modules, which cost more to load than most tests take. No test replaces modules or leaves a global behind.
          isolate: false,
          globalSetup: ['prisma/testing/serveTestDatabases.ts'],
          include: ['{api,core,plugins,prisma,schema,scripts}/**/*.test.ts'],
          exclude: [onProduct, ...onFiles, watchesLoading],
        },
      },
      {
        extends: true,
        test: {
          name: 'files',
          environment: 'node',
          globalSetup: ['prisma/testing/serveTestDatabases.ts'],
          include: onFiles,
        },
      },
      {
        ...server,
        extends: true,
        test: { name: 'loading', environment: 'node', include: [watchesLoading] },
      },
      // Most of a test's time in a browser is the loading of its modules.
      { ...web, test: { ...web.test, name: 'web', include: webTests, exclude: replacingModules, isolate: false } },
      { ...web, test: { ...web.test, name: 'web, modules replaced', include: replacingModules } },
      {
        ...server,
        extends: true,
        test: {
          name: 'product',
          environment: 'node',
          globalSetup: ['prisma/testing/serveTestDatabases.ts'],
          include: [onProduct],
          // Each thread practises when a product starts, which costs more than most of these tests read. The journeys run with the number by default.
          env: { NOA_READER_THREADS: '1' },
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
