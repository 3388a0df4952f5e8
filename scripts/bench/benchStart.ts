import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { type Figure, median } from './support/figure.ts';
import { measureMemory } from './support/measureMemory.ts';

/** Long enough for the start's background work to finish. */
const idleMs = 10_000;

/** `npm start` as a user types it: with an empty data folder, and again; then its memory and CPU while idle. */
export async function benchStart(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-start-'));
  try {
    const first = await startAndStop(dataDir);
    const again = [await startAndStop(dataDir), await startAndStop(dataDir), await startAndStop(dataDir, idleMs)];
    const memory = again.at(-1)?.memory;
    const figures: Figure[] = [
      {
        name: 'first start, everything built',
        value: first.seconds,
        unit: 's',
        target: null,
        note: 'npm start to ready, makes the database',
      },
      {
        name: 'second start',
        value: median(again.map(({ seconds }) => seconds)),
        unit: 's',
        target: { most: 4 },
        note: 'npm start to ready, median of 3',
      },
    ];
    if (!memory) return figures;
    const note = `${memory.processes} processes, npm and PostgreSQL included`;
    return [
      ...figures,
      {
        name: 'idle memory',
        value: memory.proportionalMb,
        unit: 'MB',
        target: { most: 450 },
        note: `PSS after ${idleMs / 1000} s; ${note}`,
      },
      {
        name: 'idle memory, shared pages counted in each process',
        value: memory.residentMb,
        unit: 'MB',
        target: null,
        note: `RSS; ${note}`,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startAndStop(dataDir: string, idle = 0) {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder(),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: '0', NOA_DATA_DIR: dataDir },
  });
  await untilReady(npm);
  const seconds = (performance.now() - started) / 1000;
  await sleep(idle);
  const memory = idle > 0 && npm.pid !== undefined ? measureMemory(npm.pid) : null;
  const ended = once(npm, 'exit');
  // To the whole group, as Ctrl+C does.
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
  await ended;
  return { seconds, memory };
}

function untilReady(npm: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    npm.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/^NOA is ready at /m.test(output)) resolve();
    });
    npm.once('exit', () => reject(new Error(`npm start ended before it was ready:\n${output}`)));
  });
}
