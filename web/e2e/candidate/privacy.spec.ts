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

test('a retention rule is tried out, set below its preview, and removed', async ({ page }) => {
  await useToken(page, token, {});
  await page.goto(`${home}projects?q=${encodeURIComponent(positions.otherTitle)}`);
  const openRule = async () => {
    await page.getByRole('button', { name: `More actions for ${positions.otherTitle}` }).click();
    await page.getByRole('menuitem', { name: 'Retention…' }).click();
  };
  await openRule();
  const drawer = page.getByRole('dialog', { name: 'Retention' });
  await expect(drawer.getByText('No rule: candidates stay until somebody erases them.')).toBeVisible();
  await drawer.getByLabel('Days').fill('0');
  await expect(drawer.getByText('Enter a whole number from 1 to 3650.')).toBeVisible();
  await drawer.getByLabel('Days').fill('30');
  const preview = drawer.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Would erase nobody now')).toBeVisible();
  await expect(preview.getByText("The next person's time is over on", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Set this rule' }).click();
  await expect(page.getByText('Retention rule set')).toBeVisible();
  await openRule();
  await expect(drawer.getByText('Erased 30 days after their last activity')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove rule' }).click();
  await expect(page.getByText('Rule removed. Candidates stay.')).toBeVisible();
});
