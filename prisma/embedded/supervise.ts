import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { type Account, isPerson } from './account.ts';
import { clusterArgument } from './createCluster.ts';
import type { Program } from './findProgram.ts';
import { folderMark, supervisorName } from './postmaster.ts';
import { type ClusterPlaces, serverArguments } from './settings.ts';

/** Many times what the last checkpoint takes. */
const patienceSeconds = 30;

/**
 * The supervisor: a shell (a megabyte, where a second Node would take forty) that starts the server and waits. Its input is a pipe
 * from the process it works for; when that process ends in whatever way, `kill -9` too, the pipe closes and the server stops ("fast":
 * open transactions are rolled back, nothing acknowledged is lost). On a full disk it would try to write its last checkpoint for as long as the disk is full, so
 * in the end it is stopped without one, as after a power failure: it recovers when it starts again.
 */
const script = `
shift
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
trap 'kill -INT $server' TERM INT HUP
(
  while read -r line; do :; done
  kill -INT $server
  left=${patienceSeconds}
  while kill -0 $server && [ $left -gt 0 ]; do sleep 1; left=$((left - 1)); done
  kill -QUIT $server
) <&3 2>/dev/null &
exec 3<&-
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
exit $code
`;

/**
 * For glibc: otherwise each connection keeps most of the memory that its largest statements needed once. After 500 CVs the connections held 109 MB instead of
 * 151; PostgreSQL's processor time was 3.1 s instead of 2.8.
 */
const returnMemory = { MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '65536' };

export interface Supervised {
  child: ChildProcess;
  /** What the server has written to its log since this start. */
  messages(): string;
}

/** Starts the server under its supervisor. It answers a little later, see `postmaster.pid`. */
export function supervise(options: {
  places: ClusterPlaces;
  program: Program;
  account: Account;
  port: number;
  durable: boolean;
}): Supervised {
  const { places, program, account, port, durable } = options;
  const before = startLog(places.log);
  const log = openSync(places.log, 'a', 0o600);
  if (isPerson(account) && account.uid !== undefined && account.gid !== undefined) fchownSync(log, account.uid, account.gid);
  const server = [
    path.join(program.folder, 'bin', 'postgres'),
    '-D',
    clusterArgument(places.cluster, account),
    '-c',
    folderMark(places.cluster),
  ];
  const child = spawn(
    '/bin/sh',
    ['-c', script, supervisorName, String(process.pid), ...server, ...serverArguments({ port, durable })],
    {
      ...account,
      cwd: places.cluster,
      // Its own process group: Ctrl+C in a terminal goes to the whole group, and the server must outlive our own shutdown.
      detached: true,
      stdio: ['pipe', log, log],
      // Not our environment: it may hold secrets and PostgreSQL's own variables.
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '/usr/bin:/bin', ...returnMemory },
    },
  );
  closeSync(log);
  letProcessEnd(child);
  return { child, messages: () => readFileSync(places.log, 'utf8').slice(before) };
}

/** Keeps the supervisor and its pipe from holding our own process open. */
function letProcessEnd(child: ChildProcess): void {
  child.unref();
  const pipe = child.stdin as unknown as { unref?(): void } | null;
  pipe?.unref?.();
  child.stdin?.on('error', () => {
    // The supervisor ended first; its exit is handled where it is waited for.
  });
}

const logLimit = 1_000_000;

/** Where this start's output begins in the log. Truncates an old log before it grows too large. */
function startLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= logLimit) return size;
  truncateSync(log);
  return 0;
}
