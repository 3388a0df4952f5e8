import { encryptedPdf, jobDescription, sample, truncatedPdf } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { signIn } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test('documents that were not read stand apart, and are read from another file, typed in or removed', async ({ page }) => {
  await signIn(page);
  const unread = [truncatedPdf(), encryptedPdf(), { ...truncatedPdf(), name: 'gone.pdf', buffer: Buffer.from('%PDF-1.4 x') }];
  await startScreening(page, [jobDescription()], [sample('tobias-achterberg.docx'), ...unread]);
  await expectReview(page);
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 candidate')).toBeVisible();
  const line = page.getByRole('button', { name: /documents? not read/ });
  await expect(line).toContainText('3 documents not read');
  await line.click();
  await expectAccessible(page);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await row('truncated.pdf').locator('input[type=file]').setInputFiles(sample('maren-solvik.pdf'));
  await expect(page.getByText('Showing 1 to 2 of 2 candidates')).toBeVisible({ timeout: 30_000 });
  await expect(line).toContainText('2 documents not read');

  await row('locked.pdf').getByRole('button', { name: 'Type the facts in' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Type the facts in below to get a score.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Edit name' }).click();
  await drawer.getByRole('textbox').fill('Cleo Reed');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Type the facts in below to get a score.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Showing 1 to 3 of 3 candidates')).toBeVisible();

  await row('gone.pdf').getByRole('button', { name: 'What to do with gone.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(line).toBeHidden();
});
