import { newAddress, requestToken } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a developer tries a call of REST on its documentation page, which loads nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  const email = newAddress();
  const token = await requestToken(page.request, email);
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: /Authorize|Apply/ }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const call = page.locator('.opblock').filter({ hasText: '/api/auth/me' });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table');
  await expect(answer).toContainText('200');
  await expect(answer).toContainText(email);
  expect(elsewhere).toEqual([]);
});

test('the address of an error code leads to its line', async ({ page }) => {
  await page.goto('/api/docs#CORRUPT');
  await expect(page.getByRole('cell', { name: 'CORRUPT' })).toBeInViewport();
});
