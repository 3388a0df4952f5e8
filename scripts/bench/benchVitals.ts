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
import { measureVitals, type Vitals } from './browser/measureVitals.ts';
import { signInOverApi } from './browser/signInOverApi.ts';
import type { Figure } from './support/figure.ts';

const code = '123456';
const candidates = 1_000;

/** Web vitals of every screen of the started product, on this machine and on a slow one behind a slow network. */
export async function benchVitals(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-vitals-'));
  try {
    const { projectId, candidateId } = await seed(dataDir);
    const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code } });
    try {
      return await measureScreens(product.url, screensOf(projectId, candidateId));
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function screensOf(projectId: string, candidateId: string): Record<string, string> {
  return {
    'sign-in': 'login',
    upload: '',
    positions: 'projects',
    ranking: `candidate-analysis?project=${projectId}`,
    candidate: `analysis/${candidateId}`,
    saved: 'saved',
    pipeline: `pipeline?project=${projectId}`,
    analytics: 'analytics',
    decisions: `analytics/decisions?project=${projectId}`,
    impact: `analytics/impact?project=${projectId}`,
    settings: 'settings',
  };
}

async function seed(dataDir: string) {
  const config = readConfig({ ...process.env, DATABASE_URL: undefined, NOA_DATA_DIR: dataDir, NOA_PLUGINS: undefined });
  const product = await openProduct(config, pino({ level: 'error' }));
  try {
    const { id: projectId } = await seedCandidates(product.ctx, { position: 'Senior Backend Engineer', count: candidates });
    const { id: candidateId } = await product.ctx.db.candidate.findFirstOrThrow({ where: { projectId } });
    return { projectId, candidateId };
  } finally {
    await product.close();
  }
}

async function measureScreens(url: string, screens: Record<string, string>): Promise<Figure[]> {
  const token = await signInOverApi(url, code);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const figures: Figure[] = [];
    for (const [name, address] of Object.entries(screens)) {
      const screen = { url: `${url}/noa_analyse/${address}`, token: name === 'sign-in' ? null : token };
      figures.push(
        ...describe(name, await measureVitals(browser, { ...screen, slow: false, visits: 3 })),
        ...describeSlow(name, await measureVitals(browser, { ...screen, slow: true, visits: 1 })),
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

function describe(name: string, { lcp, cls, inp, scripts }: Vitals): Figure[] {
  const note = 'first visit, nothing cached; 3 visits';
  return [
    { name: `${name}: LCP`, value: lcp, unit: 'ms', target: { most: 1_000 }, note: `median; ${note}` },
    { name: `${name}: CLS`, value: cls, unit: '', target: { most: 0.02 }, note: `largest; ${note}` },
    { name: `${name}: INP`, value: inp, unit: 'ms', target: { most: 100 }, note: 'keys, tabs, the palette' },
    { name: `${name}: scripts before LCP`, value: scripts, unit: 'requests', target: null, note },
  ];
}

/** As applied by the browser to each request; Lighthouse's own default is to compute the same network (150 ms a round trip, 1.6 Mbit/s) from an unthrottled visit. */
const slowNote = "Lighthouse's slow 4G applied by DevTools: 562 ms a request, 1.47 Mbit/s; processor 4 times slower";

function describeSlow(name: string, { lcp }: Vitals): Figure[] {
  return [{ name: `${name}: LCP, slow`, value: lcp, unit: 'ms', target: { most: 2_500 }, note: slowNote }];
}
