import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../prisma/projectFolder.ts';

/**
 * `npm run dev`: runs the server from source, restarts it on changes, and runs Vite for the web app, which forwards requests to the server. Open the address
 * that Vite prints.
 */
const root = projectFolder();
const run = (args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
const children = [
  run(['--import', 'tsx', '--watch', '--watch-preserve-output', 'api/main.ts']),
  run([path.join('node_modules', 'vite', 'bin', 'vite.js')]),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
