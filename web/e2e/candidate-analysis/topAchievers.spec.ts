import type { Locator, Page } from '@playwright/test';
import { jobDescription, resumes } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

let token = '';
test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
});

// Room for the columns beside the Metrics Constructor.
test.use({ viewport: { width: 1440, height: 900 } });

test('selected candidates are paid, moved and scheduled together', async ({ page }) => {
  test.slow();
  await openTopAchievers(page);
  const rows = page.locator('[data-place]');
  const exporting = page.getByRole('button', { name: 'Export activities (CSV)' });
  await expect(exporting).toBeDisabled();
  await rows.first().getByRole('checkbox').click();
  await rows.nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Bulk Payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Set the expected pay of 2 candidates' });
  await expect(payment.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await payment.getByRole('textbox').fill('90000');
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Confirm' }).click();
  await expect(rows.first().getByText('$90k')).toBeVisible();
  await expect(rows.nth(1).getByText('$90k')).toBeVisible();

  await bar.getByRole('button', { name: 'Move stage' }).click();
  const move = page.getByRole('dialog', { name: 'Move 2 candidates to Screening' });
  await move.getByRole('checkbox', { name: 'Run in background' }).click();
  await move.getByRole('button', { name: 'Run in background' }).click();
  await expect(move).toHaveCount(0);
  await expect(bar.getByRole('progressbar')).toBeVisible();
  await expect(bar.getByText('2 of 2')).toBeVisible();

  await bar.getByRole('button', { name: 'Schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule an interview for 2 candidates' });
  await schedule.getByLabel('Date and time').fill('2031-05-06T10:30');
  await schedule.getByRole('button', { name: 'Confirm' }).click();
  await expect(schedule).toHaveCount(0);

  const download = page.waitForEvent('download');
  await exporting.click();
  expect((await download).suggestedFilename()).toBe('activities.csv');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(exporting).toBeDisabled();
});

test('a preset of weights is saved, loaded and deleted', async ({ page }) => {
  test.slow();
  await openTopAchievers(page);
  const slider = page.getByRole('slider', { name: 'Growth Potential' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('textbox', { name: 'Preset name' }).fill('Growth first');
  await page.getByRole('button', { name: 'Save Template' }).click();
  const presets = page.getByRole('combobox', { name: 'Weight presets' });
  await expect(presets).toContainText('Growth first');

  const more = page.getByRole('button', { name: 'More preset actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Reset to default' }).click();
  await expect(page.getByText('Ranked by your weights')).toBeHidden();
  await presets.click();
  await page.getByRole('option', { name: 'Growth first' }).click();
  await expect(page.getByText('Ranked by your weights')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuenow', '100');

  await more.click();
  await page.getByRole('menuitem', { name: 'Delete preset' }).click();
  await page.getByRole('button', { name: 'Delete preset' }).last().click();
  await expect(presets).toContainText('No presets saved yet');
});

test('metrics are put in another order by keys and by dragging, and the columns follow', async ({ page }) => {
  test.slow();
  await openTopAchievers(page);
  const metrics = page.getByRole('region', { name: 'Selected metrics' }).getByRole('listitem');
  const names = async () => metrics.allTextContents();
  const headings = async () => {
    const all = await page.getByRole('columnheader').allTextContents();
    const wanted = await names();
    return all.map((text) => wanted.find((name) => text.startsWith(name))).filter((name) => name !== undefined);
  };
  const [first = '', second = '', ...rest] = await names();
  expect(await headings()).toEqual([first, second, ...rest]);
  const handle = metrics.first().getByRole('button');
  await handle.press('Space');
  await handle.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: first })).toContainText('2');
  await page.keyboard.press('Space');
  await expect(metrics).toHaveText([second, first, ...rest]);
  await expect.poll(headings).toEqual([second, first, ...rest]);

  await dragToTop(page, metrics, 1);
  await expect(metrics).toHaveText([first, second, ...rest]);
  const last = rest.at(-1) ?? '';
  await dragToTop(page, metrics, rest.length + 1);
  await expect(metrics.first()).toHaveText(last);
  await page.reload();
  await expect(metrics.first()).toHaveText(last);
});

test('the address carries tab, search and order; back, forward and a shared link lead there', async ({ page }) => {
  test.slow();
  await openTopAchievers(page);
  const rows = page.locator('[data-place]');
  await page.getByRole('searchbox').fill('NOT solvik');
  await expect(page.getByText('Searching for: NOT solvik')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await page.getByRole('columnheader', { name: 'Candidate' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  // The address changes before the rows do.
  const byName = ['Callum Reid-Ferris', 'Joaquín Beltrán Ruiz', 'Tobias Achterberg'];
  await expect(page.locator('[data-open-candidate]')).toHaveText(byName);
  const shared = page.url();

  await page.getByRole('tab', { name: 'Candidate Pool' }).click();
  await expect(page.getByRole('heading', { name: /^Candidate Pool/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Top Achievers' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('NOT solvik');
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Candidate Pool' })).toHaveAttribute('aria-selected', 'true');

  await page.goto(home);
  await page.goto(shared);
  await expect(page.locator('[data-open-candidate]')).toHaveText(byName);
});

/** As a person does it: drops a metric only when it is seen, and said, to be in its new place. */
async function dragToTop(page: Page, metrics: Locator, index: number): Promise<void> {
  const name = (await metrics.nth(index).textContent()) ?? '';
  await metrics.nth(index).getByRole('button').hover();
  await page.mouse.down();
  const top = await metrics.first().boundingBox();
  if (!top) throw new Error('The list of metrics is not in view.');
  await page.mouse.move(top.x + 10, top.y + top.height / 2, { steps: 5 });
  await expect(page.getByRole('status').filter({ hasText: `${name} is now in position 1` })).toBeAttached();
  await page.mouse.up();
}

async function openTopAchievers(page: Page): Promise<void> {
  await useToken(page, token, {});
  await startScreening(page, [jobDescription()], resumes());
  await expectReview(page);
  await page.goto(`${home}candidate-analysis`);
  await expect(page.locator('[data-place]')).toHaveCount(4);
}
