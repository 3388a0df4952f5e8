import { expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, newAddress, requestToken, signIn } from './support/person.ts';
import { callApi, createPosition } from './support/restApi.ts';
import { expect, test, withMotion } from './support/test.ts';

test.use(withMotion);

test('the bell tells of a note on a saved candidate as it is written, leads there, and knows what was read', async ({ page }) => {
  await signIn(page);
  await page.goto(home);
  const project = await createPosition(page, 'Bell ringer', [{ full_name: 'Quasi Modo', skills: ['Bells'] }]);
  const { items } = await callApi<{ items: { id: string }[] }>(page, `/projects/${project}/candidates`, { method: 'GET' });
  const id = items[0]?.id ?? '';
  await callApi(page, '/saved-candidates', { data: { candidate_id: id } });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const colleague = await requestToken(page.request, newAddress());
  const note = { candidate_id: id, type: 'note', note: 'Call him.' };
  const headers = { authorization: `Bearer ${colleague}` };
  expect((await page.request.post('/api/activities', { headers, data: note })).status()).toBeLessThan(300);
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread');

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, panel);
  await panel.getByRole('link', { name: /New note on Quasi Modo/ }).click();
  await expect(page).toHaveURL(new RegExp(`/analysis/${id}`));
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications');
});
