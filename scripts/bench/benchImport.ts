import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { cvFiles } from '../made/madeFiles.ts';
import { createClient } from '../product/createClient.ts';
import { startProduct } from '../product/startProduct.ts';
import { countPdftotext, throughputFigures } from './support/countPdftotext.ts';
import type { Figure } from './support/figure.ts';
import { measureMemory } from './support/measureMemory.ts';

/** NOA_BENCH_CVS makes a shorter measurement. */
const cvs = Number(process.env['NOA_BENCH_CVS'] ?? 1_000);
const code = '434343';
/** Memory that is not released within this time, in milliseconds, counts as kept. */
const restMs = 60_000;

/** `noa import` of a folder into the started product, as a separate process; then again, with nothing new. */
export async function benchImport(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-import-'));
  const product = await startProduct({ dataDir: path.join(folder, 'data'), settings: { NOA_TEST_CODE: code } });
  try {
    const client = await createClient(product.url, { email: 'bench@example.com', code });
    const made = await client.rest('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'bench', scopes: ['write'] }),
    });
    const { token } = (await made.json()) as { token: string };
    const place = path.join(folder, 'cvs');
    mkdirSync(place);
    for (const { name, bytes } of cvFiles(0, cvs)) writeFileSync(path.join(place, name), bytes);
    const env = { NOA_URL: product.url, NOA_TOKEN: token, XDG_STATE_HOME: folder, XDG_CONFIG_HOME: folder };
    const watch = watchMemory(product.process.pid);
    const first = await importFolder(place, env);
    const atWork = watch();
    await sleep(restMs);
    const rested = measureMemory(product.process.pid ?? 0)?.proportionalMb ?? 0;
    const again = await importFolder(place, env);
    if (first.imported !== cvs || again.known !== cvs)
      throw new Error(`Not all were imported: ${JSON.stringify([first, again])}`);
    const pdftotext = countPdftotext(place, Math.min(cvs, 200));
    const note = `${cvs} CVs, from the command to its end`;
    return [
      ...throughputFigures({ name: 'import', rate: cvs / first.seconds, pdftotext }, note),
      {
        name: 'import, memory of the client',
        value: first.megabytes,
        unit: 'MB',
        target: { most: 200 },
        note: 'highest resident set',
      },
      {
        name: 'import, memory of the product',
        value: atWork,
        unit: 'MB',
        target: { most: 600 },
        note: `highest PSS while it works, PostgreSQL included; ${cvs} CVs`,
      },
      {
        name: 'memory of the product after the import',
        value: rested,
        unit: 'MB',
        target: { most: 450 },
        note: `PSS ${restMs / 1000} s later, PostgreSQL included`,
      },
      {
        name: 'import, nothing new',
        value: again.seconds,
        unit: 's',
        target: { most: 3 },
        note: `${cvs} known CVs, from the command to its end`,
      },
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Samples until the returned function is called, which returns the highest value. */
function watchMemory(pid = 0): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, measureMemory(pid)?.proportionalMb ?? 0);
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

interface Run {
  seconds: number;
  megabytes: number;
  imported: number;
  known: number;
}

async function importFolder(place: string, env: Record<string, string>): Promise<Run> {
  const started = performance.now();
  const args = [path.join(projectFolder(), 'scripts', 'noa.mjs'), 'import', place, '--project', 'Bench', '--create', '--json'];
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentPeak(child.pid));
  }, 100);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { ...(JSON.parse(printed) as Run), seconds: (performance.now() - started) / 1000, megabytes: peak };
}

/** The highest resident set so far, as the kernel counts it; 0 where there is no /proc. */
function residentPeak(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
