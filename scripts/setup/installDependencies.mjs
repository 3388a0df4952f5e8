import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';
import { report, run } from './run.mjs';

/**
 * Installs what package-lock.json lists, unless it is there. Install scripts stay off: none of the packages needs one here, and what
 * they would do (PostgreSQL's library links, Prisma's client) this product does itself.
 */
export async function installDependencies() {
  if (isInstalled()) return;
  await report('Installing dependencies', async () => {
    try {
      await runNpm(['ci', ...options]);
    } catch (error) {
      // npm versions differ in what they consider an incomplete lock. `npm install` also installs the locked versions.
      if (!String(error).includes('EUSAGE')) throw error;
      await runNpm(['install', '--no-save', ...options]);
    }
  });
}

const options = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
];

/** The npm that runs this script, which may differ from the one in the shell's path. */
function runNpm(/** @type {string[]} */ args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
}

/**
 * Compares the lock with npm's record in node_modules. Optional packages for other machines may be missing; all other packages must be there, in the same
 * version.
 */
function isInstalled() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true;
    return installed[place] ? installed[place].version === version : Boolean(optional);
  });
}

/** @returns {Record<string, {version?: string, optional?: boolean, link?: boolean}> | null} */
function readPackages(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
