import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, type SignInOptions, signIn } from './support/person.ts';
import { callApi, createPosition } from './support/restApi.ts';
import { expect, test } from './support/test.ts';

const people = [
  { full_name: 'Ada Lovelace', title: 'Engineer', skills: ['Go', 'SQL'], experience_years: 12, email: 'ada@example.com' },
  { full_name: 'Ada LOVELACE', title: 'engineer', skills: ['Go'], experience_years: 3, location: 'London' },
  { full_name: '=1+1', title: 'Analyst', skills: ['SQL'], experience_years: 7, phone: '+44 20 7946 0000' },
  { full_name: 'Grace Hopper', title: 'Admiral', skills: ['COBOL'], experience_years: 30, website: 'https://example.com' },
];

/** Four saved candidates of a position of their own. */
async function open(page: Page, options: SignInOptions = {}): Promise<Locator> {
  await signIn(page, options);
  await page.goto(home);
  const id = await createPosition(page, `Saved ${test.info().testId}`, people, ['Go']);
  const { items } = await callApi<{ items: { id: string }[] }>(page, `/projects/${id}/candidates`, { method: 'GET' });
  for (const { id: candidate_id } of items) await callApi(page, '/saved-candidates', { data: { candidate_id } });
  await page.goto(`${home}saved`);
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
  await expect(rows).toHaveCount(people.length);
  await expect(rows.filter({ hasText: 'Grace Hopper' })).toHaveCount(1);
  return rows;
}

test('the list is searched, filtered, sorted and exported as the address says', async ({ page }) => {
  const rows = await open(page);
  await expect(page.getByText('Duplicate', { exact: true })).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('button', { name: /^Go/ }).click();
  await expect(rows).toHaveCount(2);
  await panel.getByLabel('Years from').fill('5');
  await expect(rows).toHaveCount(1);
  // Whose twin is not in the list is no duplicate.
  await expect(page.getByText('Duplicate', { exact: true })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, panel);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/emin=5&skill=Go/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '1 of 4 candidates' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows).toHaveCount(4);

  await page.getByRole('columnheader', { name: 'Experience' }).getByRole('button').click();
  await expect(rows.first()).toContainText('Grace Hopper');
  await expect(page).toHaveURL(/sort=expDesc/);
  await page.getByRole('columnheader', { name: 'Experience' }).getByRole('button').click();
  await expect(rows.first()).toContainText('Ada LOVELACE');

  await page.getByPlaceholder('Search saved candidates...').fill('analyst');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('saved_candidates.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Full Name,Title,Location,Experience Years,Skills,Score,Status');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^'=1\+1,Analyst,,7,SQL,[\d.]*,Saved$/);
  await page.getByPlaceholder('Search saved candidates...').fill('nobody at all');
  await expect(page.getByText('No saved candidates match your search and filters.')).toBeVisible();
});

test('one is starred, removed and brought back, by keyboard too', async ({ page }) => {
  const rows = await open(page);
  const grace = rows.filter({ hasText: 'Grace Hopper' });
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('Save') ?? false);
  await grace.getByRole('button', { name: 'Star Grace Hopper' }).click();
  await expect(grace.getByText('Shortlisted', { exact: true })).toBeVisible();
  await answered;
  await page.reload();
  await grace.getByRole('button', { name: 'Unstar Grace Hopper' }).click();
  await expect(grace.getByText('Saved', { exact: true })).toBeVisible();
  await grace.getByRole('button', { name: 'Remove Grace Hopper from saved' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(4);
  const kept = await page.evaluate(() => localStorage.getItem('demo.savedCandidates') ?? '[]');
  expect(JSON.parse(kept)).toHaveLength(4);
  for (const { full_name } of people) expect(kept).not.toContain(full_name);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Scores' })).toBeVisible();
});

test('a removal that the server does not hear of is taken back and told', async ({ page }) => {
  const rows = await open(page);
  await page.route('**/graphql', (route) => route.abort());
  await rows
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByText(/The server isn't responding/).first()).toBeVisible();
  await expect(rows).toHaveCount(4);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(rows).toHaveCount(3);
});

test('many are starred and removed at once, after a question that says how many', async ({ page }) => {
  const rows = await open(page);
  await expect(page.getByRole('button', { name: 'Bulk Remove' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Bulk Toggle Star' })).toBeDisabled();
  await page.getByRole('button', { name: 'Select all filtered (4)' }).click();
  await page.getByRole('button', { name: 'Bulk Toggle Star' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Toggle the star of 4 candidates?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Shortlisted', { exact: true })).toHaveCount(4);
  await page.reload();
  await expect(page.getByText('Shortlisted', { exact: true })).toHaveCount(4);

  await rows.filter({ hasText: 'Grace' }).getByRole('checkbox').click();
  await rows.filter({ hasText: '=1+1' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Bulk Remove' }).click();
  await expect(question).toContainText('Remove 2 of the 4 filtered candidates from saved?');
  await question.getByRole('checkbox', { name: 'Run in background' }).click();
  await question.getByRole('button', { name: 'Run in background' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test('nothing saved leads on to the candidates', async ({ page }) => {
  await signIn(page, { language: 'ru', dark: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${home}saved`);
  await expect(page.getByText('Сохранённых кандидатов пока нет.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'К кандидатам' })).toBeVisible();
  await expectAccessible(page);
});
