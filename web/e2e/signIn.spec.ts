import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, newAddress, testCode } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a second factor is turned on, asked for at sign-in, replaced by a recovery code and turned off', async ({ page }) => {
  const email = newAddress();
  await signInByEmail(page, email);
  await page.goto(`${home}settings?tab=security`);
  await page.getByRole('checkbox', { name: 'Enable 2FA' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enable 2FA' });
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectAccessibleInBothThemes(page, dialog);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('wrong');
  await dialog.getByLabel('Code from the app').fill(appCode(secret, 0));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog').getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Log out all sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all sessions' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();

  await passEmail(page, email);
  const fromApp = page.getByLabel('Code from the app');
  await fromApp.fill('000000');
  await expect(page.getByRole('alert')).toContainText('Wait for the next one in the app.');
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
  // A code passes once, so the one that turned it on does not sign in; the app's next one is near enough.
  await paste(fromApp, `Your code is ${appCode(secret, 30)}.`);
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();

  await page.goto(`${home}settings?tab=security`);
  await page.getByRole('checkbox', { name: 'Enable 2FA' }).click();
  await page.getByLabel('Code from the app, or a recovery code').fill(recovery.toUpperCase());
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('checkbox', { name: 'Enable 2FA' })).not.toBeChecked();
});

test('what is not remembered goes with the tab, and a malformed address is told before anything is sent', async ({ page }) => {
  await page.goto(home);
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('name@example.com');
  await page.getByRole('checkbox', { name: 'Remember me' }).click();
  await page.getByLabel('E-mail').fill(newAddress());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await paste(page.getByLabel('Code'), ` ${testCode.slice(0, 3)} ${testCode.slice(3)} `);
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('noa_token'), sessionStorage.getItem('noa_token') === null])).toEqual([
    null,
    false,
  ]);
});

async function signInByEmail(page: Page, email: string): Promise<void> {
  await page.goto(home);
  await passEmail(page, email);
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
}

/** The code signs in by itself once its digits are there. */
async function passEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(testCode);
}

/** As an authenticator app shows it, so many seconds from now. */
function appCode(secret: string, seconds: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
}

async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
