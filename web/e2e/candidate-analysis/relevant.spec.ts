import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, signIn } from '../support/person.ts';
import { expectReview } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

/** The sample position, on its tab of requirements. */
async function openRelevant(page: Page): Promise<void> {
  await page.goto(home);
  await page.getByRole('button', { name: 'Try with sample documents' }).click();
  await expectReview(page);
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  await page.getByRole('tab', { name: 'Relevant for Requirements' }).click();
  await expect(page.getByRole('grid', { name: 'Requirements by candidate' })).toBeVisible();
}

test('requirements are judged with reasons, adjusted, and rolled back', async ({ page }) => {
  await signIn(page);
  await openRelevant(page);
  const grid = page.getByRole('grid', { name: 'Requirements by candidate' });
  const cell = grid.getByRole('button', { name: /^AWS, .+: No$/ }).first();
  await cell.click();
  const reason = page.getByRole('dialog', { name: 'AWS' });
  await expect(reason).toContainText('Looked for: AWS');
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await expect(cell).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('button', { name: /^(?!AWS, )/ }).and(page.locator(':focus'))).toBeVisible();
  await expectAccessible(page);

  const panel = page.getByRole('region', { name: 'Requirements', exact: true });
  await panel.getByRole('button', { name: 'Adjust' }).click();
  await panel.getByRole('checkbox', { name: /Knock-out: AWS$/ }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Requirements saved.')).toBeVisible();
  await expect(grid.getByRole('row', { name: /^AWS/ })).toContainText('Knock-out');

  await page.getByRole('tab', { name: 'Top Achievers' }).click();
  await expect(page.getByText(/\d+ of \d+ must-haves/).first()).toBeAttached();
  await page.locator('[data-open-candidate]').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Why did this change?' }).click();
  await expect(dialog.getByText('AWS: now a knock-out')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Relevant for Requirements' }).click();
  await page.getByRole('button', { name: 'Revisions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Requirement Revisions' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Rollback to the revision of/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Requirements rolled back.')).toBeVisible();
  await expect(grid.getByRole('row', { name: /^AWS/ })).not.toContainText('Knock-out');
});

test('changes that are not saved are asked about before they are lost', async ({ page }) => {
  await signIn(page);
  await openRelevant(page);
  const panel = page.getByRole('region', { name: 'Requirements', exact: true });
  await panel.getByRole('button', { name: 'Adjust' }).click();
  await panel.getByRole('textbox', { name: 'Minimum years: AWS' }).fill('3');
  await page.getByRole('link', { name: 'Positions' }).first().click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Minimum years: AWS', includeHidden: true })).toHaveValue('3');
});

test('the tab speaks Russian, in the dark too', { tag: '@long' }, async ({ page }) => {
  await signIn(page, { language: 'ru', dark: true });
  await page.goto(home);
  await page.getByRole('button', { name: 'Попробовать на примере' }).click();
  await page.waitForURL(/\/review/);
  await page.goto(`${home}candidate-analysis?tab=relevant`);
  const grid = page.getByRole('grid', { name: 'Требования по кандидатам' });
  await expect(grid).toBeVisible();
  await expect(grid.getByText('Полностью подходит').first()).toBeVisible();
  await page.getByRole('button', { name: 'Версии' }).click();
  await expect(page.getByRole('dialog', { name: 'Версии требований' }).getByText('Текущая')).toBeVisible();
  await expectAccessible(page);
});
