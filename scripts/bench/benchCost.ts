import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../prisma/database.ts';
import { cvFiles } from '../made/madeFiles.ts';
import { signIn } from '../product/createClient.ts';
import { startProduct } from '../product/startProduct.ts';
import { screenWatched } from './http/screenWatched.ts';
import type { Figure } from './support/figure.ts';

const cvs = 50;
const runs = 4;
const code = '424242';
/** Clock ticks per second, in which the kernel counts processor time. */
const millisecondsATick = 10;

/** The cost of a CV of two pages, from upload to ranking, on the started product, for planning (docs/scale.md). Linux only. */
export async function benchCost(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-cost-'));
  const dataDir = path.join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code, NOA_MAX_FILES: String(cvs + 1) } });
  const database = await openDatabase({ dataDir });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    const screen = async (run: number) =>
      screenWatched(product.url, await signIn(product.url, `cost${run}@example.com`, code), cvFiles(run * 1000, cvs));
    // Warm up: the first one loads the readers.
    await screen(0);
    const before = await look(pool, product.process.pid ?? 0);
    for (let run = 1; run <= runs; run++) await screen(run);
    const after = await look(pool, product.process.pid ?? 0);
    const each = (name: keyof typeof after) => (after[name] - before[name]) / (cvs * runs);
    const note = `upload to ranked, ${cvs * runs} made CVs of two pages`;
    return [
      { name: 'processor time of a CV, NOA', value: each('productMs'), unit: 'ms', target: null, note },
      { name: 'processor time of a CV, PostgreSQL', value: each('databaseMs'), unit: 'ms', target: null, note },
      {
        name: 'a CV in the database',
        value: each('bytes') / 1000,
        unit: 'kB',
        target: null,
        note: 'indexes and original included',
      },
      {
        name: 'original of a CV',
        value: each('originals') / 1000,
        unit: 'kB',
        target: null,
        note: 'the part that NOA_FILES moves',
      },
      { name: 'rows of a CV', value: each('rows'), unit: '', target: null, note: 'in all tables' },
    ];
  } finally {
    await pool.end();
    await product.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(pool: pg.Pool, pid: number) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  let rows = 0;
  for (const { name } of tables) {
    const { rows: counted } = await pool.query<{ count: string }>(`select count(*) from ${name}`);
    rows += Number(counted[0]?.count);
  }
  const { rows: sizes } = await pool.query<{ bytes: string; originals: string }>(
    'select pg_database_size(current_database()) as bytes, (select coalesce(sum(size_bytes), 0) from stored_files) as originals',
  );
  const all = treeOf(pid);
  const own = all.filter(({ name }) => name !== 'postgres');
  const sum = (processes: readonly Process[]) => processes.reduce((total, { ticks }) => total + ticks, 0) * millisecondsATick;
  return {
    rows,
    bytes: Number(sizes[0]?.bytes),
    originals: Number(sizes[0]?.originals),
    productMs: sum(own),
    databaseMs: sum(all) - sum(own),
  };
}

interface Process {
  name: string;
  /** Ticks of the process and of its ended children. */
  ticks: number;
}

/** A process and all that it started, threads included. */
function treeOf(root: number): Process[] {
  const processes = new Map<number, Process & { parent: number }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((total, index) => total + Number(rest[index]), 0);
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      processes.set(Number(entry), { parent: Number(rest[1]), name, ticks });
    } catch {
      // The process has just ended.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (processes.has(pid) && isBelow(processes.get(pid)?.parent ?? 0));
  return [...processes].flatMap(([pid, found]) => (isBelow(pid) ? [found] : []));
}
