import type { Page } from '@playwright/test';

/**
 * Adds up how far the layout shifts from here on, by the measure of Cumulative Layout Shift, but with what follows an input: who moves a slider looks
 * at the list.
 *
 * @returns the sum so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const shifts = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return () => sum.evaluate(({ total }) => total);
}
