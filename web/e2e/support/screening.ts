import { expect, type Page } from '@playwright/test';
import type { UploadedFile } from './documents.ts';
import { home } from './person.ts';

/** The two file inputs of the upload screen: requirements and résumés. */
export function fileInputs(page: Page) {
  const inputs = page.locator('input[type=file]');
  return { jobDescriptions: inputs.nth(0), resumes: inputs.nth(1) };
}

/**
 * From the upload screen with files to a screening that has started.
 *
 * @param at another product than the one that all journeys share
 */
export async function startScreening(
  page: Page,
  jobDescriptions: UploadedFile[],
  resumes: UploadedFile[],
  at = '',
): Promise<void> {
  await page.goto(at + home);
  const inputs = fileInputs(page);
  await inputs.jobDescriptions.setInputFiles(jobDescriptions);
  await inputs.resumes.setInputFiles(resumes);
  await page.getByRole('button', { name: 'Start AI Analysis' }).click();
}

/** The screening that the address names. */
export function screeningOf(page: Page): string {
  return new URL(page.url()).searchParams.get('screening') ?? '';
}

/** The review of a screening that has ended. */
export async function expectReview(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/review\?screening=/, { timeout: 60_000 });
}
