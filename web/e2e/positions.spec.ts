import { expectAccessible, expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, signIn } from './support/person.ts';
import { createPosition } from './support/restApi.ts';
import { expectReview } from './support/screening.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => signIn(page));

test('a correction shows in the ranking, its figures and its breakdown at once; the sample goes with one action, the tour comes on request', async ({
  page,
}) => {
  await page.goto(home);
  await expect(page.getByRole('region', { name: 'Tour' })).toContainText('Step 1 of 3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skip tour' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Try with sample documents' }).click();
  await expectReview(page);
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  const row = page.locator('tbody tr').filter({ hasText: 'Tobias Achterberg' });
  const score = row.getByRole('button', { name: /^Score of/ });
  const before = (await score.textContent()) ?? '';
  await row.getByRole('button', { name: 'Tobias Achterberg', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Tobias Achterberg' });
  const skills = panel.getByRole('region', { name: 'Skills', exact: true });
  await panel.getByRole('tab', { name: 'Resume' }).click();
  await skills.hover();
  await skills.getByRole('button', { name: 'Edit skills' }).click();
  while ((await skills.getByRole('button', { name: /^Remove / }).count()) > 1)
    await skills
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
  await skills.getByRole('button', { name: 'Save' }).click();
  await expect(skills.getByText('Corrected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(score).not.toHaveText(before);
  await score.click();
  const after = (await score.textContent())?.match(/\d+\.\d/)?.[0] ?? 'no score';
  await expect(page.getByRole('dialog', { name: /Score of Tobias/ })).toContainText(after);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(home);
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the sample position?' });
  await expect(question).toContainText('1 position with sample documents, 8 candidates');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.getByText('Your screenings will be listed here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tour' })).toBeHidden();
  await page.goto(`${home}settings`);
  await page.getByRole('button', { name: 'Show the tour' }).click();
  await expect(page.getByRole('region', { name: 'Tour' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${home}projects?q=Senior+Backend`);
  await expect(page.getByRole('region', { name: 'Sample data' })).toBeHidden();
});

test('a new position takes what its title suggests, and its dialog shows requirements and live metrics', async ({ page }) => {
  const title = `Data Scientist ${test.info().testId}`;
  await page.goto(`${home}projects`);
  await page.getByRole('button', { name: 'Add Project' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add Project' });
  await drawer.getByLabel('Title').fill(title);
  await expect(drawer.getByLabel('Department')).toHaveText('Analytics');
  await expectAccessibleInBothThemes(page, drawer);
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer).toBeHidden();
  const row = page.locator('tbody tr').first();
  await expect(row).toContainText(title);
  await expect(row).toContainText('Analytics');
  await row.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${title} Requirements & Metrics` });
  await expect(dialog.getByRole('list', { name: 'Candidates by stage' }).getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByText('No candidates yet.')).toBeVisible();
  await expect(dialog.getByText('0 days')).toBeVisible();
  await expectAccessible(page);
});

test('a position is found by a skill, edited, archived, brought back and deleted after a question', async ({ page }) => {
  const title = `Glass Blower ${test.info().testId}`;
  await page.goto(home);
  await createPosition(page, title, [{ full_name: 'Ada Lovelace' }], ['Flameworking']);
  await page.goto(`${home}projects`);
  await page.getByPlaceholder('Search projects...').fill(`flamework ${title}`);
  const row = page.locator('tbody tr').filter({ hasText: title });
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Project' });
  await drawer.getByLabel('Location').fill('Murano');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('Murano');
  await expectAccessibleInBothThemes(page, page.getByRole('main'));

  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('No positions match your search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “${title}”?` });
  await expect(question).toContainText('1 candidate');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete position' }).click();
  await expect(page.getByText('No positions match your search and filters.')).toBeVisible();
  await expect(question).toBeHidden();
});
