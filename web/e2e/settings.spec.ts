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
