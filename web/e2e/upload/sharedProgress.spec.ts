import type { Page } from '@playwright/test';
import { jobDescription, personName, plainResume } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { signIn } from '../support/person.ts';
import { expectReview, screeningOf, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

/** More than one request's worth, so that one can be held back. */
const people = Array.from({ length: 12 }, (_, index) => plainResume(index));

test.beforeEach(({ page }) => signIn(page));

/** Holds the second request with résumés until it is let go (or the page is left), so that the middle of an upload can be looked at. */
async function holdSecondUpload(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const multipart = route.request().headers()['content-type']?.startsWith('multipart/') ?? false;
    // Twelve files travel as 1 + 8 + 4: the smallest of the résumés' requests names person-11.
    if (multipart && (route.request().postDataBuffer()?.includes('person-11.txt') ?? false)) await gate;
    // A page that was left takes its requests with it.
    if (!page.isClosed()) await route.continue();
  });
  return letGo;
}

/** More than six event streams together, were there one for each subscription: a browser has six connections to a server. */
const windows = 4;

test('several windows see the same progress, and all go to the review when it ends', async ({ page, context }) => {
  const letGo = await holdSecondUpload(page);
  await startScreening(page, [jobDescription()], people);
  await page.waitForURL(/\/processing\?screening=/);
  const processed = (tab: Page) => tab.getByText('9 / 13');
  await expect(processed(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Uploading…')).toHaveCount(4);
  await expectAccessible(page);
  const others = await Promise.all(Array.from({ length: windows - 1 }, () => context.newPage()));
  for (const other of others) {
    await other.goto(page.url());
    await expect(processed(other)).toBeVisible();
    await expect(other.getByRole('listitem').filter({ hasText: personName(3) })).toContainText('Done');
  }
  letGo();
  await expectReview(page);
  for (const other of others) {
    await expectReview(other);
    expect(screeningOf(other)).toBe(screeningOf(page));
  }
  await expect(page.getByRole('heading', { name: '12 resumes' })).toBeVisible();
});

test('a reload in the middle of the upload loses nothing and sends nothing twice', async ({ page }) => {
  await holdSecondUpload(page);
  await startScreening(page, [jobDescription()], people);
  await page.waitForURL(/\/processing\?screening=/);
  await expect(page.getByText('9 / 13')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/graphql');
  await page.reload();
  await expectReview(page);
  await expect(page.getByRole('heading', { name: '12 resumes' })).toBeVisible();
  await expect(page.getByText('Duplicate')).toHaveCount(0);
});

test('cancelling asks first and keeps what was finished', async ({ page }) => {
  await holdSecondUpload(page);
  await startScreening(page, [jobDescription()], people);
  await page.waitForURL(/\/processing\?screening=/);
  const screening = screeningOf(page);
  await expect(page.getByText('9 / 13')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel Processing' }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop the processing of 4 files?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
  await page.goto(`/noa_analyse/review?screening=${screening}`);
  await expect(page.getByRole('button', { name: new RegExp(personName(3)) })).toBeVisible();
});

test('the review fills in while the screening goes on in the background', async ({ page }) => {
  const letGo = await holdSecondUpload(page);
  await startScreening(page, [jobDescription()], people);
  await page.waitForURL(/\/processing\?screening=/);
  await expect(page.getByText('9 / 13')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Continue in Background' }).click();
  await expect(page.getByText('9 of 13 files read')).toBeVisible();
  await expect(page.getByRole('heading', { name: '8 resumes' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: '12 resumes' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('9 of 13 files read')).toBeHidden();
});
