import type { Page } from '@playwright/test';
import { made } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { callApi, createPosition } from '../support/restApi.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tabs = {
  top: 'Top Achievers',
  relevant: 'Relevant for Requirements',
  differences: 'Differences',
  pool: 'Candidate Pool',
  suggested: 'Suggested Matches',
  compare: 'Compare',
};

const open = (page: Page, project: string, search = '') => page.goto(`${home}candidate-analysis?project=${project}${search}`);

let token = '';
test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
});

async function begin(page: Page): Promise<void> {
  await useToken(page, token, {});
  await page.goto(home);
}

test('parameters that mean nothing fall back, on every tab', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await begin(page);
  const people = ['Ada Novak', 'Bo Larsen', 'Cy Rossi'].map((full_name, index) => ({
    full_name,
    title: 'Engineer',
    email: `person${index}@example.com`,
    experience_years: index + 2,
    skills: ['TypeScript', `Skill${index}`],
  }));
  await createPosition(page, 'Elsewhere', [{ full_name: 'Dan Wagner', skills: ['TypeScript'] }]);
  const project = await createPosition(page, 'Engineer', people, ['TypeScript']);
  for (const [bad, tab, shown] of [
    ['&tab=gone&page=-3&sort=luck&dir=up', tabs.top, 'Showing 1 to 3 of 3 candidates'],
    ['&page=Infinity&sort=constructor', tabs.top, 'Showing 1 to 3 of 3 candidates'],
    ['&tab=relevant&page=x', tabs.relevant, 'Ada Novak'],
    ['&tab=differences&u_min=lots&u_rare=yes&page=0', tabs.differences, 'Showing 1 to 3 of 3 candidates'],
    ['&tab=pool&sort=luck&dir=up&stage=gone&min=x&max=-3&edu=wizard&archived=yes', tabs.pool, 'Ada Novak'],
    // Applicants of other journeys' positions are suggested too.
    ['&tab=suggested&page=1e999', tabs.suggested, /^Showing 1 to \d+ of \d+/],
    ['&tab=compare&compare=%3Cb%3E,zzz', tabs.compare, 'Select two to five candidates'],
  ] as const) {
    await open(page, project, bad);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(shown).first(), bad).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  for (const gone of ['018f0000-0000-7000-8000-000000000001', 'no-such-position']) {
    await open(page, gone);
    await expect(page.getByText("This position doesn't exist or was deleted")).toBeVisible();
  }
  await open(page, project, '&q=%22%28%28%20AND%20OR%20NOT%20%F0%9F%99%82');
  await expect(page.getByRole('tab', { name: tabs.top })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const markup = '<img src=x onerror=alert(1)> & "Co"';
const rightToLeft = 'محمد الأحمد';

test('names with markup, right-to-left text and 300 skills are shown as they are, on every tab and at 390 px', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await begin(page);
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no script runs'));
  const skills = Array.from({ length: 300 }, (_, index) => `Framework${index}`);
  const project = await createPosition(
    page,
    '<b>Engineer</b>',
    [
      {
        full_name: markup,
        title: '<script>alert(2)</script>',
        skills: ['TypeScript'],
        location: rightToLeft,
        experience_years: 3,
      },
      { full_name: rightToLeft, title: 'مهندس برمجيات', skills: ['TypeScript', 'بايثون'], experience_years: 5 },
    ],
    ['TypeScript'],
  );
  const read = await page.request.post('/api/extract/resumes', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { project_id: project, files: made('many.txt', `Grace Hopper\nEngineer\n\nSkills\n${skills.join(', ')}\n`) },
  });
  const { items } = (await read.json()) as { items: { skills: string[] }[] };
  expect(items[0]?.skills).toEqual(skills);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['top', 'relevant', 'differences', 'pool']) {
      await open(page, project, `&tab=${tab}`);
      await expect(page.getByText(markup).first()).toBeVisible();
      await expect(page.getByText(rightToLeft).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${tab} at ${width}`).toBe(true);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, project);
  await page.getByRole('button', { name: 'Grace Hopper', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
  await dialog.getByRole('tab', { name: 'Resume' }).click();
  await expect(dialog.getByText('Framework299', { exact: true }).first()).toBeAttached();
  await expectAccessible(page);
});

test('one candidate and no requirements leave no tab broken', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await begin(page);
  const project = await createPosition(page, 'Xyzzy', [{ full_name: 'Ada Novak' }]);
  for (const [tab, shown] of [
    ['top', 'Showing 1 to 1 of 1'],
    ['relevant', 'No requirements yet'],
    ['differences', 'One candidate: nobody to compare with'],
    ['pool', 'Ada Novak'],
    ['suggested', 'Add required skills to the position to get suggestions'],
    ['compare', 'Select two to five candidates'],
  ]) {
    await open(page, project, `&tab=${tab}`);
    await expect(page.getByText(shown ?? '').first(), tab).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await open(page, project, '&tab=pool&min=70');
  await expect(page.getByText('No candidates match these filters.')).toBeVisible();

  const empty = await createPosition(page, 'Nobody yet', [], ['TypeScript']);
  for (const [tab, shown] of [
    ['top', 'No candidates in this position'],
    ['relevant', '1 must-have'],
    ['differences', 'No candidates in this position'],
    ['pool', 'Show archived'],
    ['compare', 'No candidates in this position'],
  ]) {
    await open(page, empty, `&tab=${tab}`);
    await expect(page.getByText(shown ?? '', { exact: true }).first(), tab).toBeVisible();
  }
});

test('a lost connection and a candidate deleted elsewhere are told, and nothing typed is lost', async ({ page }) => {
  test.slow();
  await begin(page);
  const people = ['Ada Novak', 'Bo Larsen'].map((full_name, index) => ({ full_name, email: `deleted${index}@example.com` }));
  const project = await createPosition(page, 'Soon gone', people, ['TypeScript']);
  await open(page, project);
  const row = page.locator('[data-place]').filter({ hasText: 'Ada Novak' });
  await row.hover();
  await row.getByRole('button', { name: 'Write to Ada Novak' }).click();
  const letter = page.getByRole('dialog', { name: 'Write to Ada Novak' });
  await letter.getByLabel('Message').fill('My own words');
  await page.context().setOffline(true);
  await letter.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(letter.getByRole('alert')).toContainText('The e-mail was not sent');
  await expect(letter.getByLabel('Message')).toHaveValue('My own words');
  await page.context().setOffline(false);
  await letter.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(letter).toHaveCount(0);

  await row.hover();
  await row.getByRole('button', { name: 'Schedule an interview with Ada Novak' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule an interview with Ada Novak' });
  await schedule.getByLabel('Date and time').fill('2031-05-06T10:30');
  await schedule.getByLabel('Note').fill('Bring the portfolio');
  // In another tab of the browser.
  await callApi(page, `/projects/${project}`, { method: 'DELETE' });
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByRole('alert')).toContainText('The interview was not scheduled');
  await expect(schedule.getByLabel('Note')).toHaveValue('Bring the portfolio');
  await page.keyboard.press('Escape');
  await schedule.getByRole('button', { name: 'Discard' }).click();
  await row.hover();
  await row.getByRole('button', { name: 'Save Ada Novak' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Failed to save candidate. Candidate not found.');
});
