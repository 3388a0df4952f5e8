import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgePostmaster, readPostmaster, removeStale } from './postmaster.ts';

describe('postmaster.pid', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-postmaster-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (pid: number, status = 'ready   ') =>
    writeFileSync(path.join(folder, 'postmaster.pid'), [pid, folder, 1, 5432, '', '127.0.0.1', '', status].join('\n'));
  const judge = () => judgePostmaster(folder, readPostmaster(folder));

  it('means no server when there is no file', () => {
    expect(judge()).toBe('none');
  });

  it('is stale when its process has ended', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    write(child.pid ?? 0);
    expect(judge()).toBe('stale');
  });

  it('is stale when another program has the pid by now', () => {
    write(process.pid);
    expect(judge()).toBe('stale');
  });

  it.runIf(process.platform === 'linux')('is stale when its process is a zombie', async () => {
    // The inner shell ends, and its parent, which has become `sleep`, never collects it.
    const parent = spawn('sh', ['-c', `sh -c 'echo $$; exit' noa.folder=${folder} & exec sleep 60`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    write(Number(line.toString()));
    await expect.poll(judge).toBe('stale');
    parent.kill();
  });

  it('belongs to a server about to leave when nobody supervises it', () => {
    const server = spawn('sh', ['-c', 'sleep 60', `noa.folder=${folder}`]);
    write(server.pid ?? 0);
    expect(judge()).toBe('leaving');
    server.kill();
  });

  it('is removed when stale, and kept when another server wrote it meanwhile', () => {
    write(1234);
    const stale = readPostmaster(folder);
    if (!stale) throw new Error('unreadable');
    write(5678);
    removeStale(folder, stale);
    expect(readPostmaster(folder)?.pid).toBe(5678);
    removeStale(folder, { ...stale, pid: 5678 });
    expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false);
  });
});
