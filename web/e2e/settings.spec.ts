import { expectAccessible, expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, signIn } from './support/person.ts';
import { reach } from './support/reach.ts';
import { expect, test } from './support/test.ts';

test('settings: the profile is kept, and unsaved text is asked about', async ({ page }) => {
  await signIn(page);
  await page.goto(`${home}settings`);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Recruiter' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Русский' }).click();
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Ada Lovelace');
});

test('settings: a token is made by keyboard, works as far as it may, and is revoked', async ({ page }) => {
  await signIn(page);
  await page.goto(`${home}settings?tab=tokens`);
  await reach(page, page.getByRole('button', { name: 'Create token' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBothThemes(page, dialog);
  await reach(page, dialog.getByLabel('Name'));
  await page.keyboard.type('nightly export');
  await page.keyboard.press('Enter');
  const token = await dialog.getByLabel('API token').inputValue();
  const call = () => page.request.get('/api/projects', { headers: { authorization: `Bearer ${token}` } });
  expect((await call()).status()).toBe(200);
  const write = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: 'Not allowed' },
  });
  expect(write.status()).toBe(403);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke nightly export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  expect((await call()).status()).toBe(401);
});

test('settings: a webhook is added, its deliveries are looked at and sent again, it is switched off and deleted', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${home}settings?tab=webhooks`);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('https://hooks.invalid/noa');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one event.');
  await dialog.getByRole('checkbox', { name: 'A stage changes' }).click();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Deliveries to https://hooks.invalid/noa' }).click();
  const delivery = dialog.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(delivery).toContainText('Test message');
  await expectAccessibleInBothThemes(page, dialog);
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText("It's being sent again.")).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Turn off https://hooks.invalid/noa' }).click();
  await expect(page.getByRole('button', { name: 'Turn on https://hooks.invalid/noa' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete https://hooks.invalid/noa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
});

test('the quick actions lead to settings with the plugins; the palette finds pages and actions by keyboard', async ({ page }) => {
  await signIn(page);
  await page.goto(home);
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'Quick Actions' }).click();
  await page.getByRole('menuitem', { name: 'Go to settings' }).click();
  await page.getByRole('tab', { name: 'Plugins' }).click();
  await expect(page.getByRole('row', { name: /^pdf Reads documents \d+$/ })).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(home);
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('combobox', { name: 'Go to' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('sett');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(palette).toBeFocused();
  await page.keyboard.type('dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
