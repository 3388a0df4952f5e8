import type { Page } from '@playwright/test';
import { jobDescription, plainResume, resumes } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, type Language, newAddress, testCode } from '../support/person.ts';
import { expectReview, fileInputs } from '../support/screening.ts';
import { expect, test, withMotion } from '../support/test.ts';
import { watchShifts } from '../support/watchShifts.ts';
import { type Words, words } from '../support/words.ts';

test.use(withMotion);

const settings: { language: Language; dark: boolean }[] = [
  { language: 'en', dark: false },
  { language: 'ru', dark: true },
];

for (const { language, dark } of settings) {
  test.describe(`in ${language}, ${dark ? 'dark' : 'light'}`, () => {
    test.use({ locale: language === 'en' ? 'en-US' : 'ru-RU', colorScheme: dark ? 'dark' : 'light' });

    test('files become a ranked, explained list of candidates', async ({ page }) => {
      test.slow();
      const w = words[language];
      await signInByCode(page, w);
      await chooseFiles(page, w);
      await followProcessing(page, w);
      await review(page, w);
      await analyse(page, w);
    });
  });
}

async function signInByCode(page: Page, w: Words): Promise<void> {
  await page.goto(home);
  await page.getByLabel(w.email).fill(newAddress());
  await page.getByRole('button', { name: w.next }).click();
  // With its last digit the code signs in by itself.
  await page.getByLabel(w.code).fill(testCode);
  await expect(page.getByRole('button', { name: w.start })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: w.start })).toBeDisabled();
}

async function chooseFiles(page: Page, w: Words): Promise<void> {
  const { jobDescriptions, resumes: input } = fileInputs(page);
  await expect(page.getByText(w.hint)).toBeVisible();
  await jobDescriptions.setInputFiles(jobDescription());
  await input.setInputFiles([...resumes(), plainResume(1)]);
  await expect(page.getByText(w.counter(1, 5))).toBeVisible();
  await page.getByRole('button', { name: w.remove('person-1.txt') }).click();
  await expect(page.getByText(w.counter(1, 4))).toBeVisible();
  await expect(page.getByText(w.ready(1, 4))).toBeVisible();
  await page.getByRole('button', { name: w.clearAll }).last().click();
  await expect(page.getByText(w.counter(1, 0))).toBeVisible();
  await input.setInputFiles(resumes());
  await expectAccessible(page);
  await page.getByRole('button', { name: w.start }).click();
}

async function followProcessing(page: Page, w: Words): Promise<void> {
  await page.waitForURL(/\/(processing|review)\?screening=/);
  await expectReview(page);
  await expect(page.getByRole('heading', { name: w.reviewTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: /Maren Solvik/ })).toBeVisible();
}

async function review(page: Page, w: Words): Promise<void> {
  await expect(page.getByText('Senior Backend Engineer').first()).toBeVisible();
  await expectAccessible(page);
  await openPdfAtItsLine(page, w);
  await correctYears(page, w);
  await page.keyboard.press('Escape');
  await addRequiredSkill(page, w);
}

/** The line that a fact was read from opens the original with the words marked. */
async function openPdfAtItsLine(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: /Maren Solvik/ }).click();
  const panel = page.getByRole('dialog', { name: 'Maren Solvik' });
  await expectAccessible(page);
  await panel.getByRole('tab', { name: w.resumeTab }).click();
  await panel.getByRole('region', { name: w.title, exact: true }).getByRole('button', { name: w.openInDocument }).click();
  const document = panel.getByRole('region', { name: w.document });
  await expect(document.locator('canvas[data-drawn=true]').first()).toBeVisible();
  await expect(document.locator('[data-highlight]').first()).toBeInViewport();
  await expectAccessible(page);
}

/** A correction is kept and can be taken back. */
async function correctYears(page: Page, w: Words): Promise<void> {
  const years = page.getByRole('dialog', { name: 'Maren Solvik' }).getByRole('region', { name: w.years, exact: true });
  const read = await years.getByRole('paragraph').first().textContent();
  await years.getByRole('button', { name: w.correct }).click();
  await years.getByRole('textbox').fill('3,5');
  await page.keyboard.press('Enter');
  await expect(years.getByText(w.corrected)).toBeVisible();
  await expect(years.getByRole('paragraph').first()).not.toHaveText(read ?? '');
  await years.getByRole('button', { name: w.undo }).click();
  await expect(years.getByRole('paragraph').first()).toHaveText(read ?? '');
}

async function addRequiredSkill(page: Page, w: Words): Promise<void> {
  await page.getByRole('textbox', { name: w.addSkill }).fill('Java');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: w.save }).click();
  await expect(page.getByRole('button', { name: w.edit, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: w.remove('Java') })).toBeVisible();
}

async function analyse(page: Page, w: Words): Promise<void> {
  await page.getByRole('link', { name: w.analyze }).click();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expectAccessible(page);
  await rerankWithoutRequest(page, w);
  await openBreakdown(page, w);
  await searchAndSort(page, w);
}

/** Moving the sliders changes the order at once, and nothing is asked of the server. */
async function rerankWithoutRequest(page: Page, w: Words): Promise<void> {
  const first = page.locator('tbody tr').first().locator('[data-open-candidate]');
  await expect(page.getByText(w.showing(1, 4, 4))).toBeVisible();
  // Titles come with the candidates: once every row has its own, all that the first page needs is there.
  await expect(page.locator('tbody .skeleton')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    const sent = request.url().endsWith('/graphql') ? (request.postData() ?? '') : '';
    if (sent !== '' && !sent.includes('Subscription')) asked.push(sent);
  });
  const score = page.locator('tbody tr').first().getByRole('button', { name: w.scoreOf });
  const before = await score.textContent();
  const shifted = await watchShifts(page);
  const slider = page.getByRole('slider', { name: w.skillsSlider });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(score).not.toHaveText(before ?? '');
  await expect(page.getByText(w.ownWeights)).toBeVisible();
  await expect(first).not.toBeEmpty();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: w.moreActions }).click();
  await page.getByRole('menuitem', { name: w.reset }).click();
  await expect(score).toHaveText(before ?? '');
  expect(await shifted()).toBeLessThan(0.02);
}

/** Parts that add up, and a quotation that opens the document at its place. */
async function openBreakdown(page: Page, w: Words): Promise<void> {
  await page.locator('tbody tr').first().getByRole('button', { name: w.scoreOf }).click();
  const breakdown = page.getByRole('dialog');
  await expect(breakdown.getByRole('list', { name: w.breakdown }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await breakdown.getByRole('button', { name: w.openInDocument }).first().click();
  await expect(page.getByRole('dialog', { name: w.document }).locator('[data-highlight]').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: w.document })).toBeHidden();
}

async function searchAndSort(page: Page, w: Words): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: w.candidateColumn, exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByPlaceholder(w.search).fill('solvik');
  await expect(page).toHaveURL(/q=solvik/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByPlaceholder(w.search)).toHaveValue('solvik');
}
