import { home, signIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a link that is held down while the screen comes alive is followed on release', async ({ page }) => {
  await signIn(page);
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(home, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Analytics' }).hover();
  expect(await page.evaluate(() => window.noaPressed)).toEqual([]);
  await page.mouse.down();
  open();
  await page.waitForFunction(() => window.noaPressed === null);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
});
