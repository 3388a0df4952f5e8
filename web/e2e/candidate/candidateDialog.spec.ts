import { jobDescription, resumes } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

let token = '';
test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
});

test('a candidate is judged, asked about, noted and queued without losing a word', async ({ page }) => {
  test.slow();
  await useToken(page, token, {});
  await startScreening(page, [jobDescription()], resumes());
  await expectReview(page);
  await page.goto(`${home}candidate-analysis`);
  await page.getByRole('button', { name: 'Maren Solvik', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Maren Solvik' });

  await expect(dialog.getByRole('region', { name: 'Requirements Match' }).getByText('Looked for:').first()).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Formulas and weights' })).toContainText('45%');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('tablist')).toBeHidden();
  const formulas = await dialog.getByRole('table', { name: 'Formulas and weights' }).boundingBox();
  const paper = await dialog.boundingBox();
  expect((formulas?.y ?? 0) + (formulas?.height ?? 0), 'nothing is clipped').toBeLessThanOrEqual(
    (paper?.y ?? 0) + (paper?.height ?? 0),
  );
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Add to Queue' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from queue' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove star' })).toBeVisible();

  await dialog.getByRole('tab', { name: 'NOA AI Analysis' }).click();
  await expect(dialog.getByText('No model was asked.')).toBeVisible();
  const questions = dialog.getByRole('region', { name: 'Questions to ask' });
  expect(await questions.getByRole('list').first().locator('> li').count()).toBeLessThanOrEqual(8);
  await expectAccessible(page);

  await dialog.getByRole('tab', { name: 'Resume' }).click();
  const document = dialog.getByRole('region', { name: 'Document' });
  await expect(document.locator('canvas[data-drawn=true]').first()).toBeVisible();
  await document.getByRole('button', { name: 'Zoom in' }).click();
  await expect(document.getByRole('status', { name: 'Zoom' })).toHaveText('125%');

  await dialog.getByRole('tab', { name: 'Notes' }).click();
  const note = dialog.getByRole('textbox', { name: 'Add New Note' });
  await note.fill('Ask about the migration');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('Discard what you typed?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('tab', { name: 'Scores' }).click();
  await dialog.getByRole('tab', { name: 'Notes' }).click();
  await expect(note).toHaveValue('Ask about the migration');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog.getByRole('alert')).toContainText("The note wasn't saved.");
  await expect(note).toHaveValue('Ask about the migration');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog.getByRole('region', { name: 'Team Comments' })).toContainText('Ask about the migration');
  await expect(note).toHaveValue('');
  await expectAccessible(page);
});

test('the keyboard goes through the candidates of the list and the tabs of one', async ({ page }) => {
  test.slow();
  await useToken(page, token, {});
  await startScreening(page, [jobDescription()], resumes());
  await expectReview(page);
  await page.goto(`${home}candidate-analysis`);
  const open = page.locator('[data-open-candidate]');
  await expect(open).toHaveCount(4);
  const [first, second] = await open.allTextContents();
  await open.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: first ?? '' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: second ?? '' })).toBeVisible();
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: first ?? '' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('tab', { name: 'Scores' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Recommendation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone a candidate is written to and invited to an interview from the dialog, and from the analysis page', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await useToken(page, token, {});
  await startScreening(page, [jobDescription()], resumes());
  await expectReview(page);
  await page.goto(`${home}candidate-analysis`);
  await page.getByRole('button', { name: 'Maren Solvik', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Maren Solvik' });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule an interview with Maren Solvik' });
  await schedule.getByLabel('Date and time').fill('2031-05-06T10:30');
  await expectAccessible(page);
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule).toHaveCount(0);
  await expect(dialog.getByText(/^Interview: /).first()).toBeVisible();

  await dialog.getByRole('button', { name: 'Contact' }).click();
  await page.getByRole('menuitem', { name: /^Write to / }).click();
  const letter = page.getByRole('dialog', { name: 'Write to Maren Solvik' });
  await letter.getByLabel('Subject').fill('jk: about {position}');
  await letter.getByRole('button', { name: 'Preview' }).click();
  await expect(letter.getByText(/^jk: about /)).toBeVisible();
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(letter).toHaveCount(0);
  await expect(dialog.getByText('Contacted · Email').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove star' })).toHaveCount(0);

  await dialog.getByRole('link', { name: 'View Full Analysis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Maren Solvik/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact' }).click();
  await page.getByRole('menuitem', { name: /^Write to / }).click();
  await expect(letter.getByLabel('Subject')).toHaveValue('Your application: {position}');
});
