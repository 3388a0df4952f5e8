import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { median } from '../support/figure.ts';
import { longestTask } from './longestTask.ts';
import { measureWays, type WayMeasure } from './measureWays.ts';
import { type Frames, scrollThrough, watchFirstRow, watchNextOrder } from './pageMeasure.ts';

export interface TabMeasures {
  /** Milliseconds from the navigation, median of the visits. */
  firstRow: number;
  whole: number;
  /** From the key on a slider to the new order on the screen, sorted. */
  weights: number[];
  /** Processor time of the longest task meanwhile. */
  weightsCpu: number;
  /** The pool in steps of a wheel, end to end under a dragged thumb, and in jumps. */
  wheel: Scrolled;
  drag: Scrolled;
  jumps: Scrolled;
  /** Processor time of the longest task of a first visit, until all can be ranked. */
  loadCpu: number;
  ways: WayMeasure[];
  /** After all of it. */
  heapMb: number;
  privateMb: number;
  /** Received by one visit. */
  transferredMb: number;
}

export interface Scrolled extends Frames {
  /** Processor time of the longest task, in milliseconds. */
  cpuMs: number;
}

export interface TabOptions {
  /** The product's address. */
  url: string;
  token: string;
  projectId: string;
}

const visits = 5;
const presses = 20;
/** How many of the metrics are moved, one after the other. */
const sliders = 5;

/** A user's way through one position: opens it, moves a weight, scrolls its pool. */
export async function measureTab(browser: Browser, options: TabOptions): Promise<TabMeasures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await context.addInitScript((token) => {
      if (location.origin !== 'null') localStorage.setItem('noa_token', token);
    }, options.token);
    // The compiler of this script wraps functions in a helper that pages do not have.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(watchFirstRow);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const transferred = countBytes(context);
    const address = `${options.url}/noa_analyse/candidate-analysis?project=${options.projectId}`;
    const times: { firstRow: number; whole: number }[] = [];
    for (let visit = 0; visit <= visits; visit++) {
      transferred.start();
      times.push(await open(page, address));
    }
    const transferredMb = await transferred.megabytes();
    const load = await longestTask(browser, page, () => open(page, address));
    const visited = times.slice(1);
    await page.waitForTimeout(2_000);
    // Once before, as compiling is not what is measured.
    await moveWeights(page, sliders);
    const weights = await longestTask(browser, page, () => moveWeights(page, presses));
    await page.getByRole('tab', { name: 'Candidate Pool' }).click();
    await page.locator('[role=grid] [data-index="0"] button').first().waitFor();
    const scroll = async (way: Parameters<typeof scrollThrough>[0]): Promise<Scrolled> => {
      const { result, cpuMs } = await longestTask(browser, page, () => page.evaluate(scrollThrough, way));
      return { ...result, cpuMs };
    };
    await scroll({ steps: 60, by: 200, pause: 0 });
    return {
      firstRow: median(visited.map(({ firstRow }) => firstRow)),
      whole: median(visited.map(({ whole }) => whole)),
      weights: weights.result,
      weightsCpu: weights.cpuMs,
      wheel: await scroll({ steps: 400, by: 120, pause: 0 }),
      drag: await scroll({ steps: 600, by: 0, pause: 0 }),
      jumps: await scroll({ steps: 25, by: 0, pause: 400 }),
      loadCpu: load.cpuMs,
      ways: await measureWays(browser, page),
      ...(await readMemory(browser, devtools, page)),
      transferredMb,
    };
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<{ firstRow: number; whole: number }> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction(() => Number(window.noaFirstRow) > 0 && Number(window.noaWhole) > 0, null, { timeout: 120_000 });
  return page.evaluate(() => ({ firstRow: Number(window.noaFirstRow), whole: Number(window.noaWhole) }));
}

async function moveWeights(page: Page, presses: number): Promise<number[]> {
  const times: number[] = [];
  for (let press = 0; press < presses; press++) {
    await page
      .getByRole('slider')
      .nth(press % sliders)
      .focus();
    const order = page.evaluate(watchNextOrder);
    await page.evaluate(() => undefined);
    // One metric alone, then another: the best of a hundred thousand are the best by any small change.
    await page.keyboard.press('End');
    times.push(await order);
    // Titles that the store does not have are fetched meanwhile.
    await page.waitForTimeout(300);
  }
  return times.sort((a, b) => a - b);
}

async function readMemory(browser: Browser, devtools: CDPSession, page: Page) {
  await page.waitForTimeout(1_000);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readPrivateMb(id));
  return { heapMb: heap / 1024 / 1024, privateMb: Math.max(...renderers) };
}

/** What the process alone holds, as the browser's own task manager counts it. Linux only. */
function readPrivateMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Those that workers of the page receive, too. */
function countBytes(context: BrowserContext) {
  let requests: Request[] = [];
  context.on('requestfinished', (request) => requests.push(request));
  return {
    start: () => {
      requests = [];
    },
    megabytes: async () => {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      return (
        sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0) /
        1_000_000
      );
    },
  };
}
