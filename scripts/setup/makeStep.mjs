import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { report } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name What it makes, for the message.
 * @property {string} stamp File name of the note on what it was last made from.
 * @property {string[]} inputs Files and folders it is made from.
 * @property {string} output A file that exists once it is made.
 * @property {() => Promise<void>} make
 */

/** Makes a step's output if an input has changed since it was last made. */
export async function makeStep(/** @type {Step} */ { name, stamp, inputs, output, make }) {
  const note = path.join(root, '.cache', 'setup', stamp);
  const digest = digestOf(['package-lock.json', 'scripts/setup/steps.mjs', ...inputs]);
  if (existsSync(path.join(root, output)) && existsSync(note) && readFileSync(note, 'utf8') === digest) return;
  await report(name, make);
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, digest);
}

/** Hash of names, sizes and modification times, because reading thousands of files would take longer than the rest of the set-up. */
function digestOf(/** @type {string[]} */ inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, input);
  return hash.digest('hex');
}

/** Ignores tests and tools' own files. Generated files among the sources count, because later steps depend on them. */
const ignored = /\.test\.tsx?$|^(node_modules|dist|e2e|testing|\..*)$/;

function addTo(/** @type {import('node:crypto').Hash} */ hash, /** @type {string} */ relative) {
  const file = path.join(root, relative);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    hash.update(`${relative}\0${stats.size}\0${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!ignored.test(name)) addTo(hash, path.posix.join(relative, name));
  }
}
