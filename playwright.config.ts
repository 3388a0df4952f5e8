import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/findBrowser.mjs';

/** Everything in one run, its worker processes too, uses the product on this port: a free one, so that two runs can go side by side. */
process.env.NOA_E2E_PORT ??= await findFreePort();
/** Where that product keeps its data. */
process.env.NOA_E2E_DATA ??= path.join(tmpdir(), `noa-journeys-${process.pid}`);
const port = process.env.NOA_E2E_PORT;
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: '.cache/journeys',
  workers: 1,
  timeout: 90_000,
  // A busy machine draws later, not wrongly.
  expect: { timeout: 15_000 },
  // Only ends what hangs: on a busy machine all of them take twice as long.
  globalTimeout: 20 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/checks/journeys.json' }]],
  use: {
    baseURL: address,
    actionTimeout: 30_000,
    locale: 'en-US',
    // Drawing every step of a movement takes a fifth of the time. Journeys about something that moves ask for it: `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Undefined: Playwright's own.
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/product/runForJourneys.ts',
    url: `${address}/api/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, NOA_TEST_CODE: '123456', NOA_E2E_DATA: process.env.NOA_E2E_DATA },
  },
});

function findFreePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : '')));
    });
  });
}
