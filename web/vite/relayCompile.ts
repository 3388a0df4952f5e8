import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';

const execute = promisify(execFile);
const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js');

/**
 * Under `vite dev`: runs relay-compiler at the start and whenever a file with a graphql tag, or the schema, changes. Relay's own watch mode
 * needs watchman, which few machines have; a whole run takes less than a second.
 */
export function relayCompile(): Plugin {
  return {
    name: 'relay-compile',
    apply: 'serve',
    async buildStart() {
      await compile();
    },
    configureServer(server) {
      let queue = Promise.resolve();
      server.watcher.add('schema/schema.graphql');
      server.watcher.on('all', (_event, file) => {
        queue = queue
          .then(async () => {
            if (await concernsRelay(file)) await compile();
          })
          .catch((error: unknown) => show(server, error));
      });
    },
  };
}

async function compile(): Promise<void> {
  await execute(process.execPath, [compiler, '--noWatchman', '--output', 'quiet-with-errors']);
}

async function concernsRelay(file: string): Promise<boolean> {
  if (file.includes('__generated__')) return false;
  if (file.endsWith('.graphql')) return true;
  return /\.tsx?$/.test(file) && (await readFile(file, 'utf8').catch(() => '')).includes('graphql`');
}

function show(server: ViteDevServer, error: unknown): void {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  const text = stdout || stderr || message;
  server.config.logger.error(text);
  server.ws.send({ type: 'error', err: { message: text, stack: '' } });
}
