import { expectAccessible, expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, newAddress, requestToken, signIn, useToken } from './support/person.ts';
import { makePositions } from './support/position.ts';
import { callApi, createPosition } from './support/restApi.ts';
import { expect, test } from './support/test.ts';

test('analytics: every figure opens exactly the candidates behind it', async ({ page }) => {
  const token = await requestToken(page.request, newAddress());
  await useToken(page, token, {});
  const { main } = await makePositions(page.request, token, 'Figureman');
  const headers = { authorization: `Bearer ${token}` };
  const { items } = (await (await page.request.get(`/api/projects/${main}/candidates`, { headers })).json()) as {
    items: { id: string; full_name: string }[];
  };
  const ada = items.find(({ full_name }) => full_name === 'Ada Byron');
  for (const stage of ['Interview', 'Offer', 'Hired']) {
    const data = { candidate_id: ada?.id, type: 'stage_change', stage };
    expect((await page.request.post('/api/activities', { headers, data })).status()).toBe(201);
  }
  await page.goto(home);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));

  const list = page.getByRole('dialog');
  const hires = page.getByRole('button', { name: /^Hires: \d+\. Show the candidates$/ });
  const count = Number(await hires.textContent());
  await hires.click();
  await expect(list.getByText(`${count} candidate`)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await expect(list.getByRole('link', { name: 'Ada Byron' }).first()).toBeVisible();
  await expect(list.getByText('Reached Hired in the period')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(list).toHaveCount(0);

  await page.getByRole('button', { name: 'Show Pipeline Volume as a table' }).click();
  const stage = page.getByRole('table', { name: 'Pipeline Volume, table' }).getByRole('button', { name: /^Hired, People now: / });
  const people = Number(await stage.textContent());
  await stage.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(people);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show Hires & Offers as a table' }).click();
  await page.getByRole('button', { name: 'Show Candidate Sources as a table' }).click();
  await expectAccessible(page);
});

test('impact ratios: from nobody asked, over a checked table of self-reports, to the report', async ({ page }) => {
  const token = await requestToken(page.request, newAddress());
  await useToken(page, token, {});
  const { main } = await makePositions(page.request, token, 'Ratioman');
  const headers = { authorization: `Bearer ${token}` };
  const { items } = (await (await page.request.get(`/api/projects/${main}/candidates`, { headers })).json()) as {
    items: { id: string }[];
  };
  await page.goto(`${home}analytics`);
  await page.getByRole('link', { name: 'Impact ratios' }).click();
  await page.goto(`${home}analytics/impact?project=${main}`);
  await expect(page.getByText('No self-reports yet')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add self-reports' }).last().click();
  const form = page.getByRole('dialog', { name: 'Add self-reports' });
  await expect(form.getByText('Only what candidates said of themselves.')).toBeVisible();
  const rows = items.map(({ id }, index) => `${id},${index % 2 ? 'Female' : 'Prefer not to say'},Asian`);
  await form
    .getByRole('textbox', { name: 'Rows' })
    .fill(['candidate_id,sex,race_ethnicity', ...rows, 'nobody,Male,White'].join('\n'));
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('cell', { name: 'Names no candidate of this position' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: /^Store \d+ rows?$/ }).click();
  const table = page.getByRole('table', { name: 'Race / ethnicity, table', exact: true });
  await expect(table.getByRole('row', { name: /^Asian \d / })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Name swap' })).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
});

test('analytics: the period is in the address and goes to the server', async ({ page }) => {
  const token = await requestToken(page.request, newAddress());
  await useToken(page, token, {});
  await makePositions(page.request, token, 'Periodman');
  await page.goto(`${home}analytics`);
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('DAYS_7'));
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await asked;
  await expect(page).toHaveURL(/period=7d/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('Last 7 days');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/period=/);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('decisions: once thirty people went on or were rejected, their agreement with the ranking is shown, on paper too', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(home);
  const people = Array.from({ length: 32 }, (_, index) => ({ full_name: `Person ${index}`, skills: index % 2 ? ['Go'] : [] }));
  const project = await createPosition(page, 'Decided', people, ['Go']);
  const found = await callApi<{ items: { id: string; full_name: string }[] }>(page, `/projects/${project}/candidates`, {
    method: 'GET',
  });
  for (const { id, full_name } of found.items) {
    const wentOn = Number(full_name.split(' ')[1]) % 2 === 1;
    const move = wentOn ? { stage: 'Interview' } : { stage: 'Rejected', reason: 'skills' };
    await callApi(page, '/activities', { data: { candidate_id: id, type: 'stage_change', ...move } });
  }
  await page.goto(`${home}analytics`);
  await page.getByRole('link', { name: 'What your decisions say' }).click();
  await expect(page.getByText('Right order (AUC)')).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Right order (AUC)')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
