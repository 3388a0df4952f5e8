import { encryptedPdf, jobDescription, made, plainResume, sample, truncatedPdf } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, signIn } from '../support/person.ts';
import { expectReview, fileInputs, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => signIn(page));

test('files that cannot be sent are named with their reason and do not count', async ({ page }) => {
  await page.goto(home);
  const { resumes } = fileInputs(page);
  await resumes.setInputFiles([
    made('photo.png', 'x'),
    made('empty.pdf', ''),
    made('big.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
    plainResume(1),
  ]);
  for (const reason of ['Not a PDF, DOC, DOCX or TXT file', 'This file is empty', 'Larger than 10 MB']) {
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  }
  await expect(page.getByText('0 Requirements, 1 Resumes (1/50 total)')).toBeVisible();
  await expectAccessible(page);
});

test('the 51st file is left out and named, and so is a file that is there already', async ({ page }) => {
  await page.goto(home);
  const { jobDescriptions, resumes } = fileInputs(page);
  await jobDescriptions.setInputFiles(jobDescription());
  await resumes.setInputFiles(Array.from({ length: 50 }, (_, index) => plainResume(index)));
  await expect(page.getByText('1 Requirements, 49 Resumes (50/50 total)')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You can upload up to 50 files at once. Left out: person-49.txt');
  await resumes.setInputFiles({ ...plainResume(3), name: 'a copy.txt' });
  await expect(page.getByRole('alert')).toHaveText('Already in the list: a copy.txt');
});

test('files that turn out to be unreadable fail alone, with their reason; the others go on', async ({ page }) => {
  const bad = [made('not-really.pdf', '\u0000\u0001\u0002 nothing of the kind'), encryptedPdf(), truncatedPdf()];
  await startScreening(page, [jobDescription()], [...bad, sample('maren-solvik.pdf')]);
  await expectReview(page);
  await page.getByRole('button', { name: /3 documents not read/ }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('not-really.pdf')).toContainText('Not a PDF, DOC, DOCX or TXT file.');
  await expect(row('locked.pdf')).toContainText('Protected by a password. Remove the password and upload it again.');
  await expect(row('truncated.pdf')).toContainText('The file is damaged. Save it again and upload the new copy.');
  await expect(page.getByRole('button', { name: /Maren Solvik/ })).toBeVisible();
  await expect(page.getByText('3 failed')).toBeVisible();
});

test('nothing can start without a job description and a resume', async ({ page }) => {
  await page.goto(home);
  const start = page.getByRole('button', { name: 'Start AI Analysis' });
  await expect(start).toBeDisabled();
  await fileInputs(page).resumes.setInputFiles(plainResume(1));
  await expect(page.getByText('0 Requirements, 1 Resumes (1/50 total)')).toBeVisible();
  await expect(start).toBeDisabled();
});
