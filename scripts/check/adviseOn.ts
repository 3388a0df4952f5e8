import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findRussianData } from '../../plugins/reading/ocr/languageData.ts';
import { databaseAccount } from '../../prisma/embedded/account.ts';
import { findProgram } from '../../prisma/embedded/findProgram.ts';
import { findBrowser } from '../setup/findBrowser.mjs';

/** Programs other than Node that some tests need. */
export type Missing = 'browser' | 'russian' | 'postgresql';

const advice: Record<Missing, string> = {
  browser:
    'No browser: the journeys cannot run. Install Chromium (Debian: apt-get install chromium), or run: npx playwright install chromium',
  russian:
    'No Russian data for character recognition: Russian scans are not read. Install it (Debian: apt-get install tesseract-ocr-rus)',
  postgresql:
    'No PostgreSQL that runs here: run npm install again without --omit=optional, on Linux, macOS or Windows (x64 or arm64)',
};

/** One line for each thing that is missing: what it is needed for, and what to do. */
export function adviseOn(missing: readonly Missing[]): string[] {
  return missing.map((thing) => `What to do: ${advice[thing]}`);
}

export function findMissing(): Missing[] {
  const there: Record<Missing, boolean> = {
    browser: findBrowser() !== null || hasPlaywrightBrowser(),
    russian: findRussianData() !== null,
    postgresql: hasPostgresql(),
  };
  return (Object.keys(there) as Missing[]).filter((thing) => !there[thing]);
}

function hasPlaywrightBrowser(): boolean {
  const { chromium } = createRequire(import.meta.url)('playwright-core') as { chromium: { executablePath(): string } };
  return existsSync(chromium.executablePath());
}

function hasPostgresql(): boolean {
  try {
    findProgram(databaseAccount());
    return true;
  } catch {
    return false;
  }
}
