import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { Page } from '@playwright/test';
import { answerSmtp } from '../../../scripts/product/answerSmtp.ts';
import { made } from '../support/documents.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { OwnProduct } from '../support/ownProduct.ts';
import { type Language, signIn } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const received: string[] = [];
const answers: Record<string, string | null> = {};
let mailServer: Server;
const product = new OwnProduct(() => ({
  NOA_SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
  NOA_MAIL_FROM: 'noa@example.com',
}));

test.beforeAll(async () => {
  mailServer = answerSmtp(received, answers).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  await product.start();
});
test.afterAll(async () => {
  await product.dispose();
  mailServer.close();
});

test('past applicants are invited, one by an edited text and the others together', async ({ page }) => {
  test.slow();
  await openSuggested(page, 'en');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expectAccessible(page);

  await row('Ada Novak').getByRole('button', { name: 'Invite Ada Novak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Ada Novak: Backend Engineer' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('An open position for you: {position}');
  await dialog.getByLabel('Subject').fill('Join us as {position}');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Join us as Backend Engineer')).toBeVisible();
  await expect(dialog.getByText('Hello Ada Novak,')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row('Ada Novak')).toContainText('Invited');
  expect(received).toContain('RCPT TO:<ada@example.com>');
  expect(received).toContain('Subject: Join us as Backend Engineer');

  await page.getByRole('checkbox', { name: 'Select page' }).click();
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  await bar.getByRole('button', { name: 'Bulk Invite (4)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite 2 candidates' });
  await expect(drawer.getByRole('list').first()).toHaveText('Cy Rossi');
  await expect(drawer.getByRole('list').nth(1)).toHaveText('Ada Novak');
  await expectAccessible(page);
  await drawer.getByRole('checkbox', { name: 'Run in background' }).click();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(bar.getByText('2 of 2')).toBeVisible();
  await expect(row('Bo Larsen')).toContainText('Invited');
  await expect(row('Dan Wagner')).toContainText('Invited');
  await row('Bo Larsen').getByRole('button', { name: 'Bo Larsen', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Invited to Backend Engineer')).toBeVisible();
});

test('who cannot be written to is listed with the reason, in Russian and in blind review', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openSuggested(page, 'ru');
  await page.getByRole('button', { name: 'Включить слепой просмотр' }).click();
  await expect(page.getByRole('button', { name: /^Кандидат [0-9A-Z]{5}$/ })).toHaveCount(4);
  await expect(page.locator('body')).not.toContainText(/(ada|bo|dan)@example/);
  await page
    .getByRole('button', { name: /^Пригласить: Кандидат/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Тема')).toHaveValue('Открытая вакансия для вас: {position}');
  await dialog.getByRole('button', { name: 'Предпросмотр' }).click();
  await expect(dialog.getByText('Открытая вакансия для вас: Backend Engineer')).toBeVisible();
  await expect(dialog).not.toContainText(/Novak|Larsen|Wagner/);
  const before = received.filter((line) => line.startsWith('RCPT')).length;
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog).toHaveCount(0);
  expect(received.filter((line) => line.startsWith('RCPT'))).toHaveLength(before + 1);

  answers['RCPT'] = '550 no such person\r\n';
  await page.getByRole('checkbox', { name: 'Выбрать страницу' }).click();
  await page.getByRole('button', { name: 'Пригласить: 4' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Выполнить в фоне' }).click();
  await expect(drawer).toHaveCount(0);
  const bar = page.getByRole('region', { name: 'Выбранные кандидаты' });
  await bar.getByRole('button', { name: /2/ }).first().click();
  await expect(page.getByText('Почтовый сервер отклонил письмо.')).toHaveCount(2);
  delete answers['RCPT'];
});

/** What the applicants of a journey can do: each journey has its own. */
const skills: Record<Language, string> = { en: 'TypeScript, PostgreSQL', ru: 'Python, Django' };

/** Four applicants of one position, one of them without an address, seen from another that asks for what they can do. */
async function openSuggested(page: Page, language: Language): Promise<void> {
  const browser = page.context().browser();
  const recruiter = await browser?.newContext();
  if (!recruiter) throw new Error('no browser');
  const upload = await recruiter.newPage();
  await signIn(upload, { at: product.url });
  const wanted = skills[language].split(', ').map((skill) => `- Experience with ${skill}\n`);
  const job = (title: string) =>
    made(`${title}.txt`, `${title}\n\nWe are looking for a ${title}.\n\nRequirements:\n${wanted.join('')}`);
  const resume = (name: string, email = '') =>
    made(`${name}.txt`, `${name}\nSoftware Engineer\n${email}\n\nSkills\n${skills[language]}\n`);
  const past = [
    resume('Ada Novak', 'ada@example.com'),
    resume('Bo Larsen', 'bo@example.com'),
    resume('Cy Rossi'),
    resume('Dan Wagner', 'dan@example.com'),
  ];
  await startScreening(upload, [job('Platform Engineer')], past, product.url);
  await expectReview(upload);
  await startScreening(upload, [job('Backend Engineer')], [resume('Eve Moreau', 'eve@example.com')], product.url);
  await expectReview(upload);
  await upload.getByRole('link', { name: 'Analyze Candidates' }).click();
  await upload.getByRole('tab', { name: 'Suggested Matches' }).click();
  await expect(upload.getByRole('row')).toHaveCount(5);
  await signIn(page, { language, at: product.url });
  await page.goto(upload.url());
  await recruiter.close();
  await expect(page.getByRole('row')).toHaveCount(5);
}
