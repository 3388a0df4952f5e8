import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/findBrowser.mjs';

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: '.cache/journeys',
  // A worker has a product of its own (web/e2e/support/test.ts).
  workers: 2,
  timeout: 90_000,
  // A busy machine draws later, not wrongly.
  expect: { timeout: 15_000 },
  // Only ends what hangs: on a busy machine all of them take twice as long.
  globalTimeout: 40 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/checks/journeys.json' }]],
  use: {
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
});
