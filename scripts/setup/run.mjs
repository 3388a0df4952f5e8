import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './root.mjs';

/**
 * Runs a program in the project's folder. Shows its output only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<void>}
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => reject(new Error(`${program} cannot be run: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${[program, ...args].join(' ')}\` ended with ${code}:\n${output.trim()}`));
    });
  });
}

/** Reports on stderr what is being done and how long it took; stdout belongs to the program that runs next. */
export async function report(/** @type {string} */ what, /** @type {() => Promise<void>} */ work) {
  const start = performance.now();
  console.error(`${what} …`);
  await work();
  console.error(`${what}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
