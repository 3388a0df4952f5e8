import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs until the element has the focus, as a person without a mouse does. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}
