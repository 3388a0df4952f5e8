import { jobDescription, sample } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { signIn } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test('blind review hides who candidates are, and opens one name after a question', async ({ page }) => {
  await signIn(page);
  await startScreening(page, [jobDescription()], [sample('tobias-achterberg.docx'), sample('maren-solvik.pdf')]);
  await expectReview(page);
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  await expect(page.getByRole('button', { name: 'Maren Solvik', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Turn on blind review' }).click();
  const notice = page.getByRole('region', { name: 'Blind review' });
  await expect(notice).toContainText('names, contacts, photos');
  const hidden = page.getByRole('button', { name: /^Candidate [0-9A-Z]{5}$/ });
  await expect(hidden).toHaveCount(2);
  await expect(page.locator('body')).not.toContainText(/Solvik|Achterberg/i);
  await expectAccessible(page);

  await hidden.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Blind review hides who this is.')).toBeVisible();
  await expect(dialog).not.toContainText(/Solvik|Achterberg/i);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show who this is' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show who this is' }).click();
  await expect(dialog).toContainText(/Solvik|Achterberg/i);
  await expect(dialog.getByText('Blind review hides who this is.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(hidden).toHaveCount(1);

  await notice.getByRole('button', { name: 'Turn off blind review' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Maren Solvik', exact: true })).toBeVisible();
});
