import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, signIn } from '../support/person.ts';
import { callApi } from '../support/restApi.ts';
import { expectReview } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test('the pool is searched, worked through with the keyboard, archived from and exported', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto(home);
  await page.getByRole('button', { name: 'Try with sample documents' }).click();
  await expectReview(page);
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  await page.getByRole('tab', { name: 'Candidate Pool' }).click();
  const rows = page.getByRole('grid', { name: 'Candidate Pool' }).locator('[role=row][data-index]');
  const heading = page.getByRole('heading', { name: /^Candidate Pool/ });
  await expect(rows).toHaveCount(8);
  await expect(rows.first().getByRole('checkbox')).toBeVisible();
  // A row shows four skills and how many more there are.
  await expect(rows.filter({ hasText: 'Maren Solvik' })).toContainText(/\d+ of \d+ must-haves/);
  await expect(rows.filter({ hasText: 'Maren Solvik' })).toContainText(/\+\d+/);
  await expectAccessible(page);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');

  const skills = page.getByRole('separator', { name: 'Skills' });
  const wide = Number(await skills.getAttribute('aria-valuenow'));
  await skills.press('ArrowRight');
  await expect(skills).toHaveAttribute('aria-valuenow', String(wide + 16));
  // Waits until the separator has come to rest and lies open under the mouse.
  await skills.hover();
  const { x, y, width, height } = (await skills.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(skills).toHaveAttribute('aria-valuenow', String(wide + 16 - 60));
  await page.reload();
  await expect(skills).toHaveAttribute('aria-valuenow', String(wide + 16 - 60));
  await rows.nth(1).getByRole('checkbox').click();

  // Everybody in the samples came before the search is saved, so nobody is new in it.
  await page.getByRole('button', { name: 'Searches' }).click();
  await page.getByLabel('Save this search as').fill('Everybody');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Stop notifying me about Everybody' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Everybody', exact: true }).click();
  await expect(page.getByText(/^Everybody: nobody new or changed since/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the marks' }).click();

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  await page.keyboard.press('Escape');

  await rows.first().click({ button: 'right', position: { x: 500, y: 30 } });
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(heading).toContainText('7 candidates');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toContainText('8 candidates');

  const search = page.getByPlaceholder('Search candidates...');
  await search.fill('solvick');
  await expect(page.getByText('Nobody matches “solvick”. Showing: solvik.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await search.fill('NOT solvik');
  await expect(heading).toContainText('7 candidates');
  await expect(page.getByText('Searching for: NOT solvik')).toBeVisible();

  const project = new URL(page.url()).searchParams.get('project');
  await callApi(page, '/candidates', { data: { project_id: project, full_name: 'Nova Nunez', skills: ['Go'] } });
  await page.getByRole('button', { name: 'Searches' }).click();
  await page.getByRole('button', { name: 'Everybody', exact: true }).click();
  await expect(page.getByText(/^Everybody: [1-9]\d* new or changed since/)).toBeVisible();
  await search.fill('nunez');
  await expect(rows.filter({ hasText: 'Nova Nunez' }).getByText('New', { exact: true })).toBeVisible();
});
