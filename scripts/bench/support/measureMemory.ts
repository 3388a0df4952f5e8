import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and all that it started, in megabytes. */
export interface Memory {
  /** Shared pages counted in every process that maps them. */
  residentMb: number;
  /** Shared pages divided among those that map them: what would be free if all of them ended. */
  proportionalMb: number;
  processes: number;
}

/** Adds up the tree of processes below `pid`. Linux only; null elsewhere. */
export function measureMemory(pid: number): Memory | null {
  if (process.platform !== 'linux') return null;
  const tree = descendants(pid);
  return {
    residentMb: sum(tree, (id) => readKb(`/proc/${id}/status`, 'VmRSS')),
    proportionalMb: sum(tree, (id) => readKb(`/proc/${id}/smaps_rollup`, 'Pss')),
    processes: tree.length,
  };
}

function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(Number(name)));
  }
  const tree = [pid];
  for (const parent of tree) {
    for (const [child, itsParent] of parents) if (itsParent === parent) tree.push(child);
  }
  return tree;
}

function parentOf(pid: number): number {
  return readKb(`/proc/${pid}/status`, 'PPid');
}

function readKb(file: string, field: string): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

function sum(ids: number[], read: (id: number) => number): number {
  return Math.round(ids.reduce((total, id) => total + read(id), 0) / 1024);
}
