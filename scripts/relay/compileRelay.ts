import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js');
const operations = 'schema/persistedOperations.json';

/** What relay-compiler makes of the sources: file (from the project's folder) → text. */
export type RelayOutput = Map<string, string>;

/**
 * Compiles a copy of the sources from nothing. In place, the compiler would keep artifacts that no source has any more, and would only
 * ever add to the list of persisted operations.
 *
 * @throws Error with the compiler's words
 */
export function compileRelay(root: string): RelayOutput {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-relay-'));
  try {
    cpSync(path.join(root, 'web', 'src'), path.join(folder, 'web', 'src'), { recursive: true, filter: isSource });
    mkdirSync(path.join(folder, 'schema'));
    for (const file of ['relay.config.json', 'schema/schema.graphql']) cpSync(path.join(root, file), path.join(folder, file));
    writeFileSync(path.join(folder, operations), '{}\n');
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '--noWatchman', 'relay.config.json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`relay-compiler failed:\n${stdout}${stderr}`);
    return readRelayOutput(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The artifacts and the list of operations that lie in a project's folder. */
export function readRelayOutput(root: string): RelayOutput {
  const files = readdirSync(path.join(root, 'web', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql.ts') && path.basename(path.dirname(file)) === '__generated__')
    .map((file) => path.posix.join('web/src', file));
  return new Map([...files, operations].sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function isSource(file: string): boolean {
  return !/__generated__|paraglide/.test(file);
}
