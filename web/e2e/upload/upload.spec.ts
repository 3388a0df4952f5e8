import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jobDescription, made, personName, plainResume } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, signIn } from '../support/person.ts';
import { expectReview, fileInputs, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => signIn(page));

test('a job description that asks for nothing says so, and the way on leads to a ranking', async ({ page }) => {
  const empty = made('about-us.txt', 'About us\n\nWe are a small company in a quiet town. We like our work.\n');
  await startScreening(page, [empty], [plainResume(1), plainResume(2)]);
  await expectReview(page);
  await expect(page.getByRole('alert')).toContainText('lists no required skills');
  await expectAccessible(page);
  await page.getByLabel('Add a required skill').fill('TypeScript');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(personName(1)) })).toContainText('1 of 1 skills');
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  await expect(page.getByText('Showing 1 to 2 of 2 candidates')).toBeVisible();
});

test('a folder that is dropped is taken with all that lies in it', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-folder-'));
  mkdirSync(path.join(folder, 'cvs', 'older'), { recursive: true });
  for (const [number, place] of [
    [1, 'cvs'],
    [2, 'cvs'],
    [3, 'cvs/older'],
  ] as const) {
    const { name, buffer } = plainResume(number);
    writeFileSync(path.join(folder, place, name), buffer);
  }
  await page.goto(home);
  await fileInputs(page).jobDescriptions.setInputFiles(jobDescription());
  const client = await page.context().newCDPSession(page);
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop', x: number, y: number) =>
    client.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [path.join(folder, 'cvs')], dragOperationsMask: 1 },
    });
  await drag('dragEnter', 600, 300);
  const half = page.locator('[data-drop-kind=RESUME]');
  // As a browser does while files are held over a page.
  await expect(async () => {
    await drag('dragOver', 600, 300);
    await expect(half).toBeVisible({ timeout: 500 });
  }).toPass();
  const box = await half.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 50];
  await drag('dragOver', x, y);
  await drag('drop', x, y);
  await expect(half).toBeHidden();
  await expect(page.getByText('1 Requirements, 3 Resumes (4/50 total)')).toBeVisible();
  for (const number of [1, 2, 3]) await expect(page.getByText(plainResume(number).name)).toBeVisible();
  rmSync(folder, { recursive: true });
});
