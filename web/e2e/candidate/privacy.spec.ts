import { expectAccessible } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { makePositions, type Positions } from '../support/position.ts';
import { expect, test } from '../support/test.ts';

let token = '';
let positions: Positions;

test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
  positions = await makePositions(request, token, 'Privat');
});

test('who had access is shown, the data is exported, and the person is erased', async ({ page }) => {
  await useToken(page, token, {});
  await page.goto(`${home}candidate-analysis?project=${positions.main}`);
  await page.getByRole('button', { name: 'Ada Byron', exact: true }).click();
  await page.getByRole('link', { name: 'View Full Analysis' }).click();
  const menu = page.getByRole('button', { name: 'Privacy', exact: true });
  await menu.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export data (JSON)' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ada Byron.json');
  await menu.click();
  await page.getByRole('menuitem', { name: 'History of access' }).click();
  const history = page.getByRole('dialog', { name: 'History of access' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Data exported as JSON' })).toContainText('You');
  await expect(history.getByText('Opened', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Erase for good…' }).click();
  await page
    .getByRole('alertdialog', { name: 'Erase Ada Byron for good?' })
    .getByRole('button', { name: 'Erase the person' })
    .click();
  await expect(page.getByText('Ada Byron was erased')).toBeVisible();
  await expect(page).toHaveURL(/candidate-analysis/);
  await expect(page.getByRole('button', { name: 'Ada Byron', exact: true })).toHaveCount(0);
});
