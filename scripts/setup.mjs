#!/usr/bin/env node
/**
 * Prepares a clone: installs dependencies, generates code, builds, and for tests finds a browser. Then runs a program, if one is named. The commands of
 * package.json call it first, because npm's "prestart" and "pretest" do not run where install scripts are off. Uses only Node's own modules, because it runs
 * before anything is installed. Does nothing when everything is up to date.
 *
 *   node scripts/setup.mjs sources [program …]   for type checks and single tests
 *   node scripts/setup.mjs command [program …]   also builds server and command line
 *   node scripts/setup.mjs start [program …]     also builds the web app
 *   node scripts/setup.mjs test [program …]      also finds or installs a browser
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { requireNode } from './setup/requireNode.mjs';

requireNode();

// Imported only now, because on an old Node parsing these files could fail with an unhelpful message.
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

/** Runs the program in this process, so that signals reach it and no second process is needed. */
async function runProgram(/** @type {string} */ file) {
  const place = path.join(root, file);
  if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
  process.argv = [process.execPath, place, ...args];
  await import(pathToFileURL(place).href);
}
