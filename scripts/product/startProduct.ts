import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../prisma/projectFolder.ts';

/** A running product in a process of its own. */
export interface Product {
  /** `http://127.0.0.1:4000`, without a slash at the end. Empty for a worker, which has no address. */
  url: string;
  process: ChildProcess;
  /** Milliseconds from the start to the line that says it is ready. */
  startMilliseconds: number;
  /** All it has printed so far. */
  output(): string;
  /** Ends it and waits; a clean shutdown by default. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface StartProductOptions {
  dataDir: string;
  /** Which of the built programs. */
  program?: 'main' | 'server' | 'worker';
  /** The product's settings. Of those of the current environment only the number of reader threads is passed on. */
  settings?: Record<string, string>;
  /** A command that becomes the program that its further arguments name. */
  within?: readonly [string, ...string[]] | undefined;
}

const readyLine = /^NOA is ready at (http:\/\/\S+)\/noa_analyse\/$|^The worker is ready$/m;

/** The options of Node with which `npm start` runs the product. They save memory: as many threads of V8's own as there are cores, and less room for new objects of the main thread. */
function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectFolder(), 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Starts the product on a free port, as `npm start` does but without npm, and waits until it is ready. */
export async function startProduct({ dataDir, program = 'main', settings = {}, within }: StartProductOptions): Promise<Product> {
  const started = performance.now();
  const root = projectFolder();
  const { PATH, HOME, NOA_READER_THREADS } = process.env;
  const [command, ...args] = [
    ...(within ?? []),
    process.execPath,
    ...nodeOptions(),
    path.join(root, 'dist', 'server', `${program}.js`),
  ];
  const child = spawn(command ?? '', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NOA_READER_THREADS, PORT: '0', NOA_DATA_DIR: dataDir, ...settings },
  });
  let printed = '';
  const ready = new Promise<string>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = readyLine.exec(printed);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The product ended with ${code ?? signal} before it was ready:\n${printed}`)),
    );
  });
  return {
    url: await ready,
    process: child,
    startMilliseconds: performance.now() - started,
    output: () => printed,
    stop: (signal = 'SIGTERM') => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
