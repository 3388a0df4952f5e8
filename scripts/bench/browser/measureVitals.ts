import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals';
import { median } from '../support/figure.ts';

/** One screen as its first visitor sees it: nothing in the browser's cache. */
export interface Vitals {
  /** Largest Contentful Paint, milliseconds, median of the visits. */
  lcp: number;
  /** Cumulative Layout Shift, the largest of the visits. */
  cls: number;
  /** Interaction to Next Paint, milliseconds, the longest of all. */
  inp: number;
  /** Scripts that were asked for until the largest paint, the most of all visits. */
  scripts: number;
}

export interface Screen {
  /** The whole address. */
  url: string;
  /** Null for a visitor who is not signed in. */
  token: string | null;
  /** Slower than the machine: Lighthouse's "slow 4G" with a processor four times slower. */
  slow: boolean;
  visits: number;
}

declare global {
  interface Window {
    noaVitals: { LCP: number; CLS: number; INP: number };
  }
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/\\]+$/, 'web-vitals.iife.js'),
  'utf8',
);

/** https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js, `mobileSlow4G` as DevTools applies it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export async function measureVitals(browser: Browser, screen: Screen): Promise<Vitals> {
  const visits: Vitals[] = [];
  for (let visit = 0; visit < screen.visits; visit++) visits.push(await visitOnce(browser, screen));
  const most = (read: (vitals: Vitals) => number) => Math.max(...visits.map(read));
  return {
    lcp: median(visits.map(({ lcp }) => lcp)),
    cls: most(({ cls }) => cls),
    inp: most(({ inp }) => inp),
    scripts: most(({ scripts }) => scripts),
  };
}

async function visitOnce(browser: Browser, { url, token, slow }: Screen): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await context.addInitScript((value) => {
      if (value !== null && location.origin !== 'null') localStorage.setItem('noa_token', value);
    }, token);
    // The compiler of this script wraps functions in a helper that pages do not have.
    await context.addInitScript({
      content: `globalThis.__name = (named) => named;\n${library}\n(${watchVitals.toString()})(webVitals);`,
    });
    const page = await context.newPage();
    if (slow) await slowDown(page);
    await page.goto(url);
    await settled(page, slow ? 6_000 : 1_500);
    const { LCP: lcp } = await page.evaluate(() => window.noaVitals);
    const scripts = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') && entry.startTime < until)
          .length,
      lcp,
    );
    await interact(page);
    const { CLS: cls, INP: inp } = await page.evaluate(() => window.noaVitals);
    return { lcp, cls, inp, scripts };
  } finally {
    await context.close();
  }
}

/** Runs inside the page. An interaction that is never reported took less than the 16 ms from which the browser reports. */
function watchVitals({ onLCP, onCLS, onINP }: typeof WebVitals): void {
  window.noaVitals = { LCP: Number.NaN, CLS: 0, INP: 0 };
  const keep = ({ name, value }: { name: string; value: number }) => {
    if (name === 'LCP' || name === 'CLS' || name === 'INP') window.noaVitals[name] = value;
  };
  const options = { reportAllChanges: true, durationThreshold: 16 };
  onLCP(keep, options);
  onCLS(keep, options);
  onINP(keep, options);
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Until nothing larger was painted for a while. */
async function settled(page: Page, quietMs: number): Promise<void> {
  await page.waitForFunction(() => Number.isFinite(window.noaVitals.LCP));
  for (let before = Number.NaN; ; ) {
    await page.waitForTimeout(quietMs);
    const { LCP: now } = await page.evaluate(() => window.noaVitals);
    if (now === before) return;
    before = now;
  }
}

/** What people do on every screen: go through it by keyboard, open its tabs, look for something by the palette. */
async function interact(page: Page): Promise<void> {
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  for (const tab of await page.getByRole('tab').all()) if (await tab.isVisible()) await tab.click();
  const slider = page.getByRole('slider').first();
  if (await slider.isVisible()) await slider.press('ArrowRight');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('engineer', { delay: 30 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
}
