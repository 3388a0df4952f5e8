import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/expectAccessible.ts';
import { home, newAddress, requestToken, signIn, useToken } from './support/person.ts';
import { makePositions } from './support/position.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('pipeline: cards are moved by menu, keyboard and mouse; a rejection needs a reason, and the history tells all', async ({
  page,
}) => {
  await openBoard(page, 'Boardman');
  await expect(column(page, 'Applied: 3')).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
  const otherWindow = await page.context().newPage();
  await otherWindow.goto(page.url());
  await expect(column(otherWindow, 'Applied: 3')).toBeVisible();
  await page.bringToFront();

  await page.getByRole('button', { name: 'Move Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Move to Interview' }).click();
  await expect(column(page, 'Interview: 1').getByText('Ada Byron')).toBeVisible();

  await page.getByRole('button', { name: 'Drag Bob Stone' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Bob Stone is over Applied.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Bob Stone is over Screening.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Screening: 1').getByText('Bob Stone')).toBeVisible();

  await page.getByRole('button', { name: 'Cleo Marsh', exact: true }).hover();
  await page.mouse.down();
  await column(page, 'Rejected: 0').hover();
  await page.mouse.move(1380, 400, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Reject Cleo Marsh' });
  await expect(dialog.getByText('Scores advise; people decide.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  await dialog.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'Experience' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(column(page, 'Rejected: 1').getByText('Cleo Marsh')).toBeVisible();
  // The other window shows it once it is stored, and so does the history.
  await expect(column(otherWindow, 'Rejected: 1').getByText('Cleo Marsh')).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Applied → Rejected: Experience')).toBeVisible();
  await expect(history.getByText('Applied → Screening')).toBeVisible();
  await expectAccessible(page);
  // An open history goes on with what happens.
  await otherWindow.getByRole('button', { name: 'Move Bob Stone' }).click();
  await otherWindow.getByRole('menuitem', { name: 'Move to Offer' }).click();
  await expect(history.getByText('Screening → Offer')).toBeVisible();
  await expect(column(otherWindow, 'Interview: 1').getByText('Ada Byron')).toBeVisible();
  await expect(column(otherWindow, 'Rejected: 1').getByText('Cleo Marsh')).toBeVisible();
  await otherWindow.close();
  await page.reload();
  await expect(history.getByText('Applied → Interview')).toBeVisible();
  // An address that names no position gets the one last worked on, and keeps what else it asks for.
  await page.goto(`${home}pipeline?history=1`);
  await expect(history.getByText('Applied → Interview')).toBeVisible();
  await expect(page).toHaveURL(/project=/);
});

test('pipeline: several are moved together, and a card goes back when the server cannot be reached', async ({ page }) => {
  await openBoard(page, 'Crowdman');
  await page.getByRole('checkbox', { name: 'Select Ada Byron' }).click();
  await page.getByRole('checkbox', { name: 'Select Bob Stone' }).click();
  await page.getByRole('button', { name: 'Move Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Move to Offer' }).click();
  const question = page.getByRole('dialog', { name: 'Move 2 candidates to Offer' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(column(page, 'Offer: 2')).toBeVisible();
  await expect(column(page, 'Applied: 1')).toBeVisible();
  await page.getByRole('region', { name: 'Selected candidates' }).getByRole('button', { name: 'Clear' }).click();

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('moveCandidate') || route.request().postData()?.includes('"stage":"HIRED"')
      ? route.abort()
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Move Cleo Marsh' }).click();
  await page.getByRole('menuitem', { name: 'Move to Hired' }).click();
  await expect(page.getByRole('alert').getByText("Couldn't change the stage:")).toBeVisible();
  await expect(column(page, 'Applied: 1').getByText('Cleo Marsh')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(column(page, 'Hired: 1').getByText('Cleo Marsh')).toBeVisible();
});

test('pipeline: the position opens it, and a card opens its candidate', async ({ page }) => {
  await signIn(page);
  const token = await requestToken(page.request, newAddress());
  const { main, mainTitle } = await makePositions(page.request, token, 'Doorman');
  await page.goto(`${home}projects?position=${main}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Pipeline' }).click();
  await expect(page.getByRole('combobox', { name: 'Position' })).toContainText(mainTitle);
  await page.getByRole('button', { name: 'Ada Byron', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ada Byron' })).toBeVisible();
  await expect(page).toHaveURL(/candidate=/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/candidate=/);
});

async function openBoard(page: Page, surname: string): Promise<void> {
  const token = await requestToken(page.request, newAddress());
  await useToken(page, token, {});
  const { main } = await makePositions(page.request, token, surname);
  await page.goto(`${home}pipeline?project=${main}`);
}
