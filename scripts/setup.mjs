#!/usr/bin/env node
/**
 * Brings a clone into a state that runs: dependencies, generated code, builds, and for tests a browser. npm runs it before the commands
 * that need it (see "scripts" in package.json), so nobody has to know about it. Uses Node's own modules only, because it comes before
 * everything else; does nothing when all is up to date.
 *
 *   node scripts/setup.mjs sources   what type checking and single tests need
 *   node scripts/setup.mjs start     and the builds of the web app and the server
 *   node scripts/setup.mjs test      and a browser
 */
import process from 'node:process';
import { requireNode } from './setup/requireNode.mjs';

requireNode();

// Loaded only now: on an old Node even reading these files could fail with a message that helps nobody.
const { ensureBrowser } = await import('./setup/ensureBrowser.mjs');
const { installDependencies } = await import('./setup/installDependencies.mjs');
const { makeBuilds, makeSources } = await import('./setup/steps.mjs');
const { withLock } = await import('./setup/withLock.mjs');

const goal = process.argv[2] ?? 'start';

try {
  await withLock(async () => {
    await installDependencies();
    await makeSources();
    if (goal !== 'sources') await makeBuilds();
    if (goal === 'test') await ensureBrowser();
  });
} catch (error) {
  console.error(`Set-up failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
