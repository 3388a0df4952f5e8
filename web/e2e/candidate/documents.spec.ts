import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { jobDescription, made } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { fax, jpeg2000, type PdfPicture, writeLines, writePdf } from '../support/pdf.ts';
import { signIn } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

const cv = ['Nadia Brandt', 'Software Engineer', 'nadia.brandt@example.com', 'Skills', 'TypeScript, PostgreSQL, Docker'];
const scan = path.join(import.meta.dirname, '../../../scripts/eval/set/documents/harriet-oduya-scan.pdf');

test.beforeEach(({ page }) => signIn(page));

test('text that nobody can see is flagged at the file and on the candidate, and counts for nothing', async ({ page }) => {
  const hidden = writeLines(['Kubernetes, Rust, Terraform, ten years of everything'], { top: 200, grey: 1 });
  const resume = made('white-text.pdf', writePdf({ content: writeLines(cv) + hidden }));
  await startScreening(page, [jobDescription()], [resume]);
  await expectReview(page);
  const row = page.getByRole('button', { name: /Nadia Brandt/ });
  await expect(row).toContainText('Hidden text');
  await row.click();
  const panel = page.getByRole('dialog', { name: 'Nadia Brandt' });
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Kubernetes, Rust');
  await panel.getByRole('tab', { name: 'Resume' }).click();
  await expect(panel.getByRole('region', { name: 'Skills' })).toContainText('TypeScript');
  await expect(panel.getByRole('region', { name: 'Skills' })).not.toContainText('Rust');
  await expectAccessible(page);
});

test('a scanned document is read and marked as such', async ({ page }) => {
  test.slow();
  await startScreening(page, [jobDescription()], [made('scan.pdf', readFileSync(scan))]);
  await expectReview(page);
  const row = page.getByRole('button', { name: /Harriet Oduya/i });
  await expect(row).toContainText('OCR');
  await row.click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Notes' })).toContainText('This page is a scan');
});

for (const [kind, picture] of Object.entries({ 'JPEG 2000': jpeg2000, fax })) {
  test(`pictures in ${kind} format are drawn`, { tag: '@long' }, async ({ page }) => {
    const content = `${writeLines(cv)}q 400 0 0 400 100 100 cm /P Do Q\n`;
    await showOriginal(page, content, picture);
    const colours = await page.locator('canvas[data-drawn=true]').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, canvas.height / 4) ?? {
        data: [],
      };
      const seen = new Set<string>();
      for (let index = 0; index < data.length; index += 4) seen.add(`${data[index]} ${data[index + 1]} ${data[index + 2]}`);
      return seen.size;
    });
    expect(colours).toBeGreaterThan(1);
  });
}

async function showOriginal(page: Page, content: string, picture: PdfPicture): Promise<void> {
  await startScreening(page, [jobDescription()], [made('picture.pdf', writePdf({ content, picture }))]);
  await expectReview(page);
  await page.getByRole('button', { name: /Nadia Brandt/ }).click();
  await page.getByRole('tab', { name: 'Resume' }).click();
  await expect(page.locator('canvas[data-drawn=true]')).toBeVisible();
}
