import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describeProcess } from './describeProcess.ts';

/** What `postmaster.pid` says. Its lines are fixed by PostgreSQL (`miscadmin.h`): pid, folder, start time, port, …, status. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

/**
 * - `none`: no server
 * - `stale`: the file names a process that has ended or is not our server
 * - `leaving`: our server, but the process it works for is gone, so it is about to stop
 * - `starting`, `ready`: our server, working for a living process
 */
export type PostmasterState = 'none' | 'stale' | 'leaving' | 'starting' | 'ready';

/** The first argument of the supervising shell; the pid of the process it works for follows. */
export const supervisorName = 'noa-database-supervisor';

/** A setting without effect that marks the server's command line with the folder it serves. */
export function folderMark(clusterFolder: string): string {
  return `noa.folder=${clusterFolder}`;
}

export function readPostmaster(clusterFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

export function judgePostmaster(clusterFolder: string, postmaster: Postmaster | null): PostmasterState {
  if (!postmaster) return 'none';
  const server = describeProcess(postmaster.pid);
  if (!server || server.zombie || !server.command.includes(folderMark(clusterFolder))) return 'stale';
  if (!hasLivingOwner(server.parentId) || postmaster.status === 'stopping') return 'leaving';
  return postmaster.status === 'ready' ? 'ready' : 'starting';
}

/** When the owner has died, the supervisor's parent is another process than the one that started it, or a zombie. */
function hasLivingOwner(supervisorId: number): boolean {
  const supervisor = describeProcess(supervisorId);
  const ownerId = Number(new RegExp(`${supervisorName} (\\d+)`).exec(supervisor?.command ?? '')?.[1]);
  if (!supervisor || supervisor.parentId !== ownerId) return false;
  return describeProcess(ownerId)?.zombie === false;
}

/**
 * Removes a stale `postmaster.pid`. PostgreSQL does this itself when the pid is dead, but not when it belongs to a zombie or, by now, to
 * an unrelated process. Renames the file first and checks it again, because another process may have written a valid one in between.
 */
export function removeStale(clusterFolder: string, stale: Postmaster): void {
  const file = path.join(clusterFolder, 'postmaster.pid');
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (Number(readFileSync(aside, 'utf8').split('\n')[0]) !== stale.pid) linkSync(aside, file);
  rmSync(aside, { force: true });
}
