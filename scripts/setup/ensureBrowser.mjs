import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from './findBrowser.mjs';
import { root } from './root.mjs';
import { report, run } from './run.mjs';

/**
 * A browser for the journeys: an installed one, else Debian's package where we may install it, else Playwright's own. Without one all other checks
 * still run, and `npm test` says at its end what to do.
 */
export async function ensureBrowser() {
  if (findBrowser() || hasPlaywrightBrowser()) return;
  try {
    const asRoot = installer();
    if (asRoot) {
      await report('Installing Chromium', () => installPackage(asRoot));
      return;
    }
  } catch (error) {
    console.log(`Debian's Chromium could not be installed (${firstLine(error)}); trying Playwright's.`);
  }
  try {
    await report("Downloading Playwright's Chromium", () =>
      run(process.execPath, [path.join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']),
    );
  } catch (error) {
    console.log(`Playwright's Chromium could not be downloaded (${firstLine(error)}).`);
  }
}

function hasPlaywrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return existsSync(chromium.executablePath());
}

/** The words before apt-get that let it install, or null when there is no apt-get or we may not. */
function installer() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

async function installPackage(/** @type {string[]} */ asRoot) {
  const apt = (/** @type {string[]} */ ...args) => {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return run(program, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
}

function firstLine(/** @type {unknown} */ error) {
  return String(error instanceof Error ? error.message : error).split('\n')[0];
}
