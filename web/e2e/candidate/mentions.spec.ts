import { expectAccessibleInBothThemes } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { callApi, createPosition } from '../support/restApi.ts';
import { expect, test, withMotion } from '../support/test.ts';

test.use(withMotion);

test('a colleague is mentioned by keyboard, and a second window shows the note as it is written', async ({ page, browser }) => {
  const addresses = [newAddress(), newAddress()] as const;
  const [author = '', reader = ''] = await Promise.all(addresses.map((address) => requestToken(page.request, address)));
  await useToken(page, author, {});
  await page.goto(home);
  const project = await createPosition(page, 'Bell ringer', [{ full_name: 'Quasi Modo', skills: ['Bells'] }]);
  const found = await callApi<{ items: { id: string }[] }>(page, `/projects/${project}/candidates`, { method: 'GET' });
  const place = `/noa_analyse/analysis/${found.items[0]?.id}`;

  const context = await browser.newContext();
  const second = await context.newPage();
  await useToken(second, reader, {});
  await second.goto(place);
  const notes = second.getByRole('region', { name: 'Team Comments' });
  await expect(notes).toContainText('No comments yet');

  await page.goto(place);
  const text = page.getByRole('textbox', { name: 'Add New Note' });
  await text.focus();
  await page.keyboard.type(`Ask @${addresses[1].split('@')[0] ?? ''}`);
  const people = page.getByRole('listbox', { name: 'Colleagues to mention' });
  await expect(people.getByRole('option', { selected: true })).toHaveText(new RegExp(addresses[1]));
  await expectAccessibleInBothThemes(page, people);
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();
  await page.keyboard.press('Backspace');
  await expect(people).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(`Ask @${addresses[1]} `);
  await page.keyboard.type('about the bells.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Team Comments' })).toContainText('about the bells.');

  await expect(notes.getByRole('listitem')).toContainText(`Ask @${addresses[1]} about the bells.`);
  await expectAccessibleInBothThemes(second, notes);
  const bell = second.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread');
  await bell.click();
  await second.getByRole('link', { name: `${addresses[0]} mentioned you` }).click();
  await expect(second).toHaveURL(/#notes$/);
  await expect(notes).toBeInViewport();
  await context.close();
});
