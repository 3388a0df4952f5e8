import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pino from 'pino';
import { readConfig } from '../../api/config/readConfig.ts';
import { openProduct } from '../../api/openProduct.ts';
import { startProduct } from '../product/startProduct.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import { findBrowser } from '../setup/findBrowser.mjs';
import { measureTab, type Scrolled, type TabMeasures } from './browser/measureTab.ts';
import { signInOverApi } from './browser/signInOverApi.ts';
import { type Figure, median } from './support/figure.ts';

const code = '123456';
const large = 100_000;
const small = 10;

/** Candidate Analysis with 100,000 candidates in a real browser, compared with ten candidates on the same machine in the same run. */
export async function benchBrowser(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-browser-'));
  try {
    const projectIds = await seed(dataDir);
    const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code } });
    try {
      return await measureBrowser(product.url, projectIds);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface ProjectIds {
  large: string;
  small: string;
}

/** Exported, to measure a running product. */
export async function measureBrowser(url: string, projectIds: ProjectIds): Promise<Figure[]> {
  const token = await signInOverApi(url, code);
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  try {
    const reference = await measureTab(browser, { url, token, projectId: projectIds.small });
    return describe(await measureTab(browser, { url, token, projectId: projectIds.large }), reference);
  } finally {
    await browser.close();
  }
}

async function seed(dataDir: string): Promise<ProjectIds> {
  const config = readConfig({ ...process.env, DATABASE_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined });
  const product = await openProduct(config, pino({ level: 'error' }));
  try {
    const add = (count: number) => seedCandidates(product.ctx, { position: 'Senior Backend Engineer', count });
    return { large: (await add(large)).id, small: (await add(small)).id };
  } finally {
    await product.close();
  }
}

function describe(many: TabMeasures, few: TabMeasures): Figure[] {
  return [
    figure('first ranked row on the screen', many.firstRow, 'ms', 1_000, beside(few.firstRow, 'ms')),
    figure('that, in times of ten candidates', many.firstRow / few.firstRow, '×', 2, 'median of 5 visits, warm cache'),
    figure('all candidates can be ranked', many.whole, 'ms', null, beside(few.whole, 'ms')),
    cpu('a visit', many.loadCpu, few.loadCpu),
    figure(
      'weights moved → new order on the screen',
      median(many.weights),
      'ms',
      50,
      `median; ${beside(median(few.weights), 'ms')}`,
    ),
    figure('the same, p95', p95(many.weights), 'ms', null, beside(p95(few.weights), 'ms')),
    cpu('weights moved', many.weightsCpu, few.weightsCpu),
    ...frames('pool by wheel', many.wheel, few.wheel),
    ...frames('pool end to end, thumb dragged', many.drag, few.drag),
    ...frames('pool in jumps', many.jumps, few.jumps),
    ...many.ways.flatMap(({ name, wall, cpuMs }, place) => {
      const reference = few.ways[place];
      const waited = wall === null ? [] : [figure(name, wall, 'ms', null, beside(reference?.wall ?? Number.NaN, 'ms'))];
      return [...waited, cpu(name, cpuMs, reference?.cpuMs ?? Number.NaN)];
    }),
    figure('memory of the tab', many.privateMb, 'MB', 300, `private memory of its process; ${beside(few.privateMb, 'MB')}`),
    figure('JavaScript heap', many.heapMb, 'MB', null, `after collection; ${beside(few.heapMb, 'MB')}`),
    figure('received by a visit', many.transferredMb, 'MB', 4, beside(few.transferredMb, 'MB')),
  ];
}

function frames(name: string, many: Scrolled, few: Scrolled): Figure[] {
  const note = `${many.over50} of ${many.count} over 50 ms; with nothing to scroll ${few.longest.toFixed(0)} ms, ${few.over50} over 50 ms`;
  return [figure(`${name}: longest frame`, many.longest, 'ms', 50, note), cpu(name, many.cpuMs, few.cpuMs)];
}

/** The figure for a quiet machine, because the time between frames grows with everything else that runs. */
function cpu(name: string, many: number, few: number): Figure {
  return figure(`${name}: longest task`, many, 'ms', 50, `processor time; ${beside(few, 'ms')}`);
}

function beside(value: number, unit: string): string {
  return `${small} candidates in the same run: ${value.toFixed(0)} ${unit}`;
}

function figure(name: string, value: number, unit: string, most: number | null, note: string): Figure {
  return { name, value, unit, target: most === null ? null : { most }, note };
}

function p95(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
