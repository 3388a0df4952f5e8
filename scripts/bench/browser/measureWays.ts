import type { Browser, Page } from '@playwright/test';
import { longestTask } from './longestTask.ts';

export interface WayMeasure {
  name: string;
  /** Milliseconds from its beginning to what the user waits for; null for ways that only scroll or type. */
  wall: number | null;
  /** Processor time of the longest task meanwhile, in milliseconds. */
  cpuMs: number;
}

interface Way {
  name: string;
  /** Before it is measured. */
  prepare?(page: Page): Promise<unknown>;
  run(page: Page): Promise<unknown>;
  /** The time that `run` takes is what the user waits. */
  waits?: boolean;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const poolRow = '[role=grid] [data-index] button';
const matrixCell = '[data-cell="0:0"]';
const differenceRow = 'table tbody tr';

/** What else a user does in a position, one after the other: by keys, by typing, and in the tabs that compare. */
const ways: readonly Way[] = [
  {
    name: 'pool by the End key',
    prepare: async (page) => {
      await tab(page, 'Candidate Pool').click();
      await page.locator(poolRow).first().waitFor();
      await page.locator('[role=grid]').focus();
    },
    run: async (page) => {
      for (const key of ['End', 'Home', 'End', 'Home']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(700);
      }
    },
  },
  {
    name: 'pool, j held',
    run: async (page) => {
      // A held key repeats about thirty times a second.
      for (let repeat = 0; repeat < 90; repeat++) {
        await page.keyboard.down('j');
        await page.waitForTimeout(30);
      }
      await page.keyboard.up('j');
    },
  },
  {
    name: 'pool, typing in search',
    prepare: (page) => page.getByRole('searchbox').first().focus(),
    run: async (page) => {
      await page.keyboard.type('python berlin', { delay: 90 });
      await page.waitForTimeout(1_500);
      await page.getByRole('searchbox').first().fill('');
      await page.waitForTimeout(1_000);
    },
  },
  {
    name: 'Relevant, first cell',
    waits: true,
    run: async (page) => {
      await tab(page, 'Relevant for Requirements').click();
      await page.locator(matrixCell).waitFor();
    },
  },
  { name: 'Relevant, end to end', run: (page) => page.evaluate(scrollSideways) },
  {
    name: 'Differences, first row',
    waits: true,
    run: async (page) => {
      await tab(page, 'Differences').click();
      await page.locator(differenceRow).first().waitFor();
    },
  },
  {
    name: 'Differences, top to bottom',
    run: async (page) => {
      for (let step = 0; step < 40; step++) {
        await page.mouse.wheel(0, 120);
        await page.waitForTimeout(16);
      }
    },
  },
];

export async function measureWays(browser: Browser, page: Page): Promise<WayMeasure[]> {
  const measured: WayMeasure[] = [];
  for (const { name, prepare, run, waits } of ways) {
    await prepare?.(page);
    await page.waitForTimeout(500);
    let wall: number | null = null;
    const { cpuMs } = await longestTask(browser, page, async () => {
      const started = performance.now();
      await run(page);
      if (waits) wall = performance.now() - started;
      await page.waitForTimeout(300);
    });
    measured.push({ name, wall, cpuMs });
  }
  return measured;
}

/** Runs inside the page. */
async function scrollSideways(): Promise<void> {
  const grid = document.querySelector('[role=grid]');
  if (!grid) throw new Error('There is no matrix.');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const steps = 300;
  for (let step = 1; step <= steps; step++) {
    grid.scrollLeft = ((grid.scrollWidth - grid.clientWidth) * step) / steps;
    await frame();
  }
}
