import type { Locator, Page } from '@playwright/test';
import { made } from '../support/documents.ts';
import { expectAccessibleInBothThemes } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { makePositions, type Positions } from '../support/position.ts';
import { expect, test, withMotion } from '../support/test.ts';

test.use(withMotion);

// Room for the columns beside the Metrics Constructor.
test.use({ viewport: { width: 1440, height: 900 } });

let token = '';
let positions: Positions;

test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
  positions = await makePositions(request, token, 'Lindgren');
});

test.beforeEach(({ page }) => useToken(page, token, {}));

const openTab = (page: Page, tab: string) => page.goto(`${home}candidate-analysis?project=${positions.main}&tab=${tab}`);

/** Waits for what opens on top, checks it, and closes it. */
async function checkLayer(page: Page, layer: Locator): Promise<void> {
  await expect(layer).toBeVisible();
  await expectAccessibleInBothThemes(page, layer);
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
}

test('all that opens over the ranked list is accessible in both themes', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openTab(page, 'top');
  const dialog = page.getByRole('dialog');
  const row = page.locator('[data-place]').filter({ hasText: 'Ada Byron' });
  await row.getByRole('button', { name: /^Score of/ }).click();
  await checkLayer(page, dialog);
  for (const name of [/^Activities/, 'Schedule an interview with Ada Byron', 'Write to Ada Byron']) {
    await row.hover();
    await row.getByRole('button', { name }).click();
    await checkLayer(page, dialog);
  }

  for (const name of ['Ada Byron', 'Bob Stone']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  for (const name of ['Move stage', 'Schedule', 'Bulk Payment', 'Archive']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await checkLayer(page, dialog);
  }

  await page.getByRole('textbox', { name: 'Preset name' }).fill('Layers');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByRole('combobox', { name: 'Weight presets' })).toContainText('Layers');
  await page.getByRole('combobox', { name: 'Weight presets' }).click();
  await checkLayer(page, page.getByRole('listbox'));
  await page.getByLabel('Import JSON').setInputFiles(made('presets.json', '{"not": "a list"}'));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('list');
  await expectAccessibleInBothThemes(page, page.getByRole('region', { name: 'Messages' }));
  await page.getByRole('button', { name: 'More preset actions' }).click();
  await checkLayer(page, page.getByRole('menu'));
  await page.getByRole('button', { name: 'More preset actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete preset' }).click();
  await checkLayer(page, page.getByRole('alertdialog', { name: 'Delete the preset “Layers”?' }));
});

test('all that opens over the other tabs is accessible in both themes', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  await openTab(page, 'relevant');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Python, / })
    .first()
    .click();
  await checkLayer(page, dialog);
  await page.getByRole('button', { name: 'Revisions' }).click();
  await checkLayer(page, dialog);

  await openTab(page, 'differences');
  await page.getByRole('textbox', { name: 'Rare skill' }).fill('rust');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save preset' }).click();
  await checkLayer(page, dialog);

  await openTab(page, 'pool');
  for (const name of ['Filters', 'Columns', 'Export']) {
    await page.getByRole('button', { name, exact: true }).click();
    await checkLayer(page, dialog);
  }
  const person = page.getByRole('grid').locator('[data-index]').first();
  for (const name of [null, 'Schedule interview', 'Add note', 'Move stage']) {
    await person.click({ button: 'right', position: { x: 500, y: 30 } });
    if (name === null) {
      await checkLayer(page, page.getByRole('menu'));
      continue;
    }
    await page.getByRole('menuitem', { name }).click();
    await checkLayer(page, dialog);
  }

  await openTab(page, 'suggested');
  const applicant = page.getByRole('row', { name: positions.otherName });
  await applicant.getByRole('button', { name: 'Invite' }).click();
  await checkLayer(page, dialog);
  await applicant.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Bulk Invite (1)' }).click();
  await checkLayer(page, dialog);

  await page.setViewportSize({ width: 390, height: 844 });
  await openTab(page, 'top');
  await page.getByRole('button', { name: 'Build Metrics' }).click();
  await checkLayer(page, page.getByRole('dialog', { name: 'Metrics Constructor' }));
});
