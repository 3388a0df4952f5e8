import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from './setup/root.mjs';

/**
 * `npm run journeys`: clones what is committed here into a new folder, sets the clone up and runs all journeys there, with another Node or as another
 * user. The folder is also the home, so nothing that the current user has installed, cached or configured helps. It is kept if a journey fails.
 */
const usage = `Usage: npm run journeys -- [options]
  --node /opt/node-24/bin/node   default: the Node that runs this
  --user ada                     an ordinary user; needs root. Default: the current user`;

const { values } = parseArgs({
  options: {
    node: { type: 'string', default: process.execPath },
    user: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = runJourneys(path.resolve(values.node), values.user);

function runJourneys(/** @type {string} */ node, /** @type {string | undefined} */ user) {
  const home = mkdtempSync(path.join(tmpdir(), 'noa-journeys-'));
  const clone = path.join(home, 'noa');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  if (user) execFileSync('chown', ['-R', `${user}:`, home]);
  console.log(`${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()} as ${user ?? 'the current user'} in ${clone}`);
  const { status } = spawnSync('npm', ['run', 'test:long', '--', 'journeys'], {
    cwd: clone,
    env: { HOME: home, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
    stdio: 'inherit',
    ...(user && { uid: idOf('-u', user), gid: idOf('-g', user) }),
  });
  if (status === 0) rmSync(home, { recursive: true });
  return status ?? 1;
}

function idOf(/** @type {'-u' | '-g'} */ which, /** @type {string} */ user) {
  return Number(execFileSync('id', [which, user], { encoding: 'utf8' }));
}
