import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the operating system says about a process. */
export interface ProcessDescription {
  /** Ended, but not yet collected by its parent: it still has a pid, and does nothing. */
  zombie: boolean;
  parentId: number;
  /** The command line; parts are separated by one space. */
  command: string;
}

/** Describes a process, or answers null when there is none with this pid. */
export function describeProcess(pid: number): ProcessDescription | null {
  return process.platform === 'linux' ? readProc(pid) : askPs(pid);
}

/** Slim images have no `ps`, so on Linux the kernel's own files are read. */
function readProc(pid: number): ProcessDescription | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold blanks and parentheses; the fields follow the last one.
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { zombie: state === 'Z' || state === 'X', parentId: Number(parent), command };
  } catch {
    return null;
  }
}

function askPs(pid: number): ProcessDescription | null {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'state=,ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const match = /^ *(\S+) +(\d+) +(.*)/m.exec(line);
    return match && { zombie: match[1]?.startsWith('Z') ?? false, parentId: Number(match[2]), command: match[3] ?? '' };
  } catch {
    return null;
  }
}
