import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { seedPosition } from '../support/seedPosition.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const count = 1_000;
let token = '';
let project = '';

test.beforeAll(async ({ request, product }) => {
  [token, project] = await Promise.all([
    requestToken(request, newAddress()),
    seedPosition(product, 'Thousand applicants', count),
  ]);
});

// Otherwise they would be suggested for the positions of the journeys that follow.
test.afterAll(async ({ request }) => {
  const answer = await request.delete(`/api/projects/${project}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
});

test('a thousand candidates: every tab works, the last page is there, all are selected, moved and exported', {
  tag: '@long',
}, async ({ page }) => {
  await useToken(page, token, {});
  await page.goto(`${home}candidate-analysis?project=${project}`);
  const rows = page.locator('[data-place]');
  await expect(rows).toHaveCount(10);
  const people = await showing(page, 'Showing 1 to 10');
  await toLastPage(page, people);
  await expect(rows).toHaveCount(people % 10 || 10);

  await rows.first().getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  const all = people.toLocaleString('en');
  await bar.getByRole('button', { name: `Select all filtered (${all})` }).click();
  await bar.getByRole('button', { name: 'Move stage' }).click();
  const move = page.getByRole('dialog', { name: `Move ${all} candidates to Screening` });
  await move.getByRole('button', { name: 'Run in background' }).click();
  await expect(bar.getByRole('progressbar')).toBeVisible();
  await expect(bar.getByText(`${all} of ${all}`)).toBeVisible();

  await openTab(page, 'Relevant for Requirements');
  await expect(page.getByRole('grid', { name: 'Requirements by candidate' }).getByRole('gridcell').first()).toBeVisible();
  await openTab(page, 'Differences');
  expect(await showing(page, 'Showing 1 to')).toBe(people);
  await openTab(page, 'Suggested Matches');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await openTab(page, 'Candidate Pool');
  const pool = page.getByRole('grid');
  await expect(pool).toHaveAttribute('aria-rowcount', /\d/);
  await expect(pool.locator('[data-index]').first()).toContainText('Screening');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'All' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(people + 1);
});

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** How many the line below the list counts. */
async function showing(page: Page, start: string): Promise<number> {
  const line = page.getByText(new RegExp(`^${start}.* of [\\d,]+ candidates$`));
  return Number((await line.textContent())?.match(/of ([\d,]+)/)?.[1]?.replace(',', ''));
}

/** By the page buttons, of which seven are shown. */
async function toLastPage(page: Page, people: number): Promise<void> {
  const last = Math.ceil(people / 10);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: `Page ${last}`, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`page=${last}`));
}
