import { jobDescription, resumes } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

let token = '';
test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
});

for (const { language, dark, words } of [
  {
    language: 'en' as const,
    dark: false,
    words: {
      page: /^Candidate Analysis — /,
      status: 'Completed',
      full: 'View Full Analysis',
      back: 'Go Back',
      ask: 'Questions to ask',
    },
  },
  {
    language: 'ru' as const,
    dark: true,
    words: { page: /^Анализ кандидата — /, status: 'Завершён', full: 'Полный анализ', back: 'Назад', ask: 'Вопросы кандидату' },
  },
]) {
  test(`in ${language}: the analysis of a candidate can be read, and printed on white paper`, {
    tag: language === 'ru' ? '@long' : [],
  }, async ({ page }) => {
    test.slow();
    await useToken(page, token, {});
    await startScreening(page, [jobDescription()], resumes());
    await expectReview(page);
    await page.context().addInitScript(
      ([locale, theme]) => {
        // A page that has gone nowhere yet has no storage.
        if (location.origin === 'null') return;
        localStorage.setItem('PARAGLIDE_LOCALE', locale);
        localStorage.setItem('theme', theme);
      },
      [language, dark ? 'dark' : 'light'] as const,
    );
    await page.goto(`${home}candidate-analysis`);
    await page.getByRole('button', { name: 'Maren Solvik', exact: true }).click();
    await page.getByRole('link', { name: words.full }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.page })).toContainText('Maren Solvik');
    await expect(page.getByText(words.status, { exact: true })).toBeVisible();
    const questions = page.getByRole('region', { name: words.ask }).getByRole('list').first();
    await expect(questions).toBeVisible();
    await expectAccessible(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: words.back })).toBeHidden();
    await expect(questions).toBeVisible();
    // The end of the job description, of which the screen shows the beginning.
    await expect(page.getByText(/a team that answers questions/).filter({ visible: true })).toHaveCount(1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--canvas'))).toBe('white');
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: words.back }).click();
    await expect(page).toHaveURL(/candidate-analysis/);
  });
}

test('an address that names no candidate says so, and leads back', async ({ page }) => {
  await useToken(page, token, {});
  await page.goto(`${home}analysis`);
  await expect(page.getByRole('heading', { name: "This analysis doesn't exist" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${home}analysis/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: "This analysis doesn't exist" })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).not.toHaveURL(/analysis\/0/);
});
