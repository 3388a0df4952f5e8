import { readFile } from 'node:fs/promises';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { makePositions, type Positions } from '../support/position.ts';
import { expect, test } from '../support/test.ts';

let token = '';
let positions: Positions;

test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
  positions = await makePositions(request, token, 'Fischer');
});

test.beforeEach(async ({ page }) => {
  await useToken(page, token, {});
  // Printing opens a dialog of the browser, which no page can close: it is enough to know that it was asked for.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
});

test('differences are filtered, kept as a preset, exported and printed whole', async ({ page }) => {
  await page.goto(`${home}candidate-analysis?project=${positions.main}&tab=differences`);
  const table = page.getByRole('table', { name: 'Differences' });
  const names = table.locator('tbody').getByRole('button', { name: /^(Ada Byron|Bob Stone|Cleo Marsh)$/ });
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveText('Ada Byron');

  await page.getByRole('textbox', { name: 'Rare skill' }).fill('rust');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Ada Byron']);
  await expect(page).toHaveURL(/u_skills=rust/);
  await page.getByRole('button', { name: 'Save preset' }).click();
  const saving = page.getByRole('dialog', { name: 'Save preset' });
  await saving.getByRole('textbox', { name: 'Preset name' }).fill('Rust people');
  await saving.getByRole('button', { name: 'Save preset' }).click();
  await expect(saving).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Ada Byron');

  await page.getByRole('button', { name: 'Remove rust' }).click();
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Load preset' }).click();
  await page.getByRole('button', { name: 'Rust people', exact: true }).click();
  await expect(names).toHaveText(['Ada Byron']);
  await expect(page).toHaveURL(/u_skills=rust/);
  await page.goBack();
  await page.reload();
  await page.getByRole('slider', { name: 'Min uniqueness' }).press('End');
  await expect(page).toHaveURL(/u_min=100/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveCount(3);

  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Differences · candidates 1–3 of 3').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[data-print] tbody tr').filter({ visible: true })).toHaveCount(3);
});

test('selected candidates stand side by side, on paper too', async ({ page }) => {
  await page.goto(`${home}candidate-analysis?project=${positions.main}`);
  for (const name of ['Ada Byron', 'Bob Stone', 'Cleo Marsh'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('region', { name: 'Selected candidates' }).getByRole('button', { name: 'Compare' }).click();
  const table = page.getByRole('table', { name: 'Compare' });
  await expect(table.getByRole('columnheader', { name: /^(Ada Byron|Bob Stone|Cleo Marsh)$/ })).toHaveCount(3);
  await expect(page).toHaveURL(/tab=compare/);
  await table.getByRole('button', { name: 'Remove Cleo Marsh from the comparison' }).click();
  await expect(table.getByRole('columnheader', { name: 'Cleo Marsh' })).toHaveCount(0);
  await expect(table.getByRole('row', { name: /^Skills only here/ })).toContainText('Rust');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: /^(Ada Byron|Bob Stone|Cleo Marsh)$/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Comparison of 2 candidates')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('applicants of another position who fit are suggested', async ({ page }) => {
  await page.goto(`${home}candidate-analysis?project=${positions.main}&tab=suggested`);
  const row = page.getByRole('table', { name: 'Suggested Matches' }).getByRole('row', { name: positions.otherName });
  await expect(row).toContainText(`Applied for ${positions.otherTitle}`);
  await row.getByRole('button', { name: positions.otherName, exact: true }).click();
  await expect(page.getByRole('dialog', { name: positions.otherName }).getByText('Data Analyst').first()).toBeVisible();
});
