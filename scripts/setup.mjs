#!/usr/bin/env node
/**
 * Brings a clone into a state that runs: dependencies, generated code, builds, and for tests a browser. Then runs a program, if one is named.
 * The commands of package.json begin with it, so nobody has to know about it: npm's own "prestart" and "pretest" do not run where install
 * scripts are switched off. Uses Node's own modules only, because it comes before everything else; does nothing when all is up to date.
 *
 *   node scripts/setup.mjs sources [program …]   what type checking and single tests need
 *   node scripts/setup.mjs command [program …]     and the build of server and command line
 *   node scripts/setup.mjs start [program …]     and the builds of the web app and the server
 *   node scripts/setup.mjs test [program …]      and a browser
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { requireNode } from './setup/requireNode.mjs';

requireNode();

// Loaded only now: on an old Node even reading these files could fail with a message that helps nobody.
const { ensureBrowser } = await import('./setup/ensureBrowser.mjs');
const { installDependencies } = await import('./setup/installDependencies.mjs');
const { root } = await import('./setup/root.mjs');
const { buildServer, buildWeb, makeSources } = await import('./setup/steps.mjs');
const { withLock } = await import('./setup/withLock.mjs');

const [, , goal = 'start', program, ...args] = process.argv;

if ((await setUp()) && program !== undefined) await runProgram(program);

async function setUp() {
  try {
    await withLock(async () => {
      await installDependencies();
      await makeSources();
      await Promise.all([goal !== 'sources' && buildServer(), ['start', 'test'].includes(goal) && buildWeb()]);
      if (goal === 'test') await ensureBrowser();
    });
    return true;
  } catch (error) {
    console.error(`Set-up failed. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return false;
  }
}

/** In this process: signals reach it, and no second process waits beside it. */
async function runProgram(/** @type {string} */ file) {
  const place = path.join(root, file);
  if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
  process.argv = [process.execPath, place, ...args];
  await import(pathToFileURL(place).href);
}
