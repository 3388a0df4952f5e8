import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openDatabase } from '../../prisma/database.ts';
import { createClient } from '../product/createClient.ts';
import { runNoa } from '../product/runNoa.ts';
import { startProduct } from '../product/startProduct.ts';
import { type Figure, time } from './support/figure.ts';

/** NOA_BENCH_CANDIDATES makes a shorter measurement. */
const count = Number(process.env['NOA_BENCH_CANDIDATES'] ?? 20_000);
const code = '454545';
/** Tables with everything stored about a candidate. */
const perCandidate = ['candidates', 'candidate_facts', 'candidate_scores', 'candidate_search'];

/** `noa export` and `noa backup` of a position, compared with PostgreSQL's own copy of the same candidates in the same run. */
export async function benchData(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-data-'));
  const dataDir = path.join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code } });
  const database = await openDatabase({ dataDir });
  const client = new pg.Client({ connectionString: database.url });
  try {
    const user = await createClient(product.url, { email: 'bench@example.com', code });
    const made = await user.rest('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'bench', scopes: ['read'] }),
    });
    const { token } = (await made.json()) as { token: string };
    const env = { NOA_URL: product.url, NOA_TOKEN: token, NOA_DATA_DIR: dataDir, XDG_CONFIG_HOME: folder };
    const run = async (...args: string[]) => {
      const { code: exit, stderr } = await runNoa(args, { env }).ended;
      if (exit !== 0) throw new Error(`noa ${args.join(' ')} ended with ${exit}: ${stderr}`);
    };
    await run('seed', '--candidates', String(count), '--position', 'Bench');
    await client.connect();
    const jsonl = await time(() => run('export', '--project', 'Bench', '--to', path.join(folder, 'all.jsonl')));
    const csv = await time(() => run('export', '--project', 'Bench', '--to', path.join(folder, 'all.csv')));
    const backup = await time(() => run('backup', path.join(folder, 'all.noa')));
    const copy = await time(() => copyTables(client));
    const figure = (name: string, milliseconds: number, note: string): Figure => ({
      name: `${name}, candidates a second`,
      value: (count * 1000) / milliseconds,
      unit: '',
      target: null,
      note,
    });
    return [
      figure('export to JSONL', jsonl, `${count} candidates, from the command to its end`),
      figure('export to CSV', csv, `${count} candidates, from the command to its end`),
      figure('backup', backup, `${count} candidates, written and read again, from the command to its end`),
      figure('COPY of the same', copy, `reference: ${perCandidate.length} tables, nothing written`),
    ];
  } finally {
    await client.end();
    await database.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyTables(client: pg.Client): Promise<void> {
  for (const table of perCandidate)
    await pipeline(client.query(copyTo(`copy ${table} to stdout`)), async (rows: AsyncIterable<Buffer>) => {
      for await (const _row of rows);
    });
}
