import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../../prisma/projectFolder.ts';

export interface NoaRun {
  process: ChildProcess;
  /** Resolves when it ends. `code` is null when a signal ended it. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** All it has printed so far, both streams. */
  output(): string;
}

export interface RunNoaOptions {
  /** Its environment; the current one is not passed on. */
  env?: Record<string, string>;
  cwd?: string;
  /** Its standard input. */
  input?: string;
}

/** Runs `noa …` as a process whose output is not a terminal. */
export function runNoa(args: readonly string[], { env = {}, cwd, input }: RunNoaOptions = {}): NoaRun {
  const child = spawn(process.execPath, [path.join(projectFolder(), 'scripts', 'noa.mjs'), ...args], {
    cwd: cwd ?? projectFolder(),
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let [stdout, stderr, all] = ['', '', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    all += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    all += chunk.toString();
  });
  return {
    process: child,
    output: () => all,
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, stdout, stderr }));
    }),
  };
}
