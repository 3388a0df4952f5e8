import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

/** Server and worker may start at the same moment; the second set-up waits for the first, and then has nothing to do. */
export async function withLock(/** @type {() => Promise<void>} */ work) {
  const lock = path.join(root, '.cache', 'setup', 'lock');
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await sleep(100);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(/** @type {string} */ lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    discardAbandoned(lock);
    return false;
  }
}

function discardAbandoned(/** @type {string} */ lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder) process.kill(holder, 0);
  } catch (error) {
    // ESRCH: the holder was killed. Anything else (the lock has just been given back, the holder is another user's) means: wait.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') rmSync(lock, { force: true });
  }
}
