import type { Page } from '@playwright/test';
import { jobDescription, personName, plainResume } from '../support/documents.ts';
import { OwnProduct } from '../support/ownProduct.ts';
import { home, signIn } from '../support/person.ts';
import { expectReview, fileInputs } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

const product = new OwnProduct();
const people = Array.from({ length: 49 }, (_, index) => plainResume(index));

test.beforeAll(() => product.start());
test.afterAll(() => product.dispose());

for (const moment of ['while the files are sent', 'while they are read']) {
  test(`a server that is killed ${moment} comes back, and the page goes on by itself with each file once`, {
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await signIn(page, { at: product.url });
    await page.goto(product.url + home);
    const inputs = fileInputs(page);
    await inputs.jobDescriptions.setInputFiles(jobDescription());
    await inputs.resumes.setInputFiles(people);
    const answered = waitForUploads(page, moment === 'while they are read' ? 8 : 3);
    await page.getByRole('button', { name: 'Start AI Analysis' }).click();
    await page.waitForURL(/\/processing\?screening=/);
    await answered;
    await product.kill();
    await expect(page.getByRole('heading', { name: 'AI Processing in Progress' })).toBeVisible();
    await product.start();
    await expectReview(page);
    await expect(page.getByRole('heading', { name: '49 resumes' })).toBeVisible();
    for (const number of [0, 24, 48])
      await expect(page.getByRole('button', { name: new RegExp(personName(number)) })).toHaveCount(1);
    await expect(page.getByText(/failed/)).toHaveCount(0);
    await expect(page.getByText('Duplicate')).toHaveCount(0);
    await page.getByRole('link', { name: 'Analyze Candidates' }).click();
    await expect(page.getByText('Showing 1 to 10 of 49 candidates')).toBeVisible();
  });
}

/** The job description goes alone, the résumés by eights: eight requests with files. */
function waitForUploads(page: Page, count: number): Promise<void> {
  let answered = 0;
  return new Promise((resolve) => {
    page.on('response', (response) => {
      const multipart = response.request().headers()['content-type']?.startsWith('multipart/') ?? false;
      if (multipart && response.ok() && ++answered === count) resolve();
    });
  });
}
