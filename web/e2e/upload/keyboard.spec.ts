import { home, signIn } from '../support/person.ts';
import { reach } from '../support/reach.ts';
import { expectReview } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

test('the whole job can be done with the keyboard alone', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto(home);
  await reach(page, page.getByRole('button', { name: 'Try with sample documents' }));
  await page.keyboard.press('Enter');
  await expectReview(page);

  await reach(page, page.getByRole('button', { name: /Maren Solvik/ }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Maren Solvik' });
  await reach(page, panel.getByRole('tab', { name: 'Scores' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const location = panel.getByRole('region', { name: 'Location' });
  await expect(location).toBeVisible();
  await reach(page, location.getByRole('button', { name: 'Edit location' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Bergen');
  await page.keyboard.press('Enter');
  await expect(location.getByText('Corrected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await reach(page, page.getByRole('link', { name: 'Analyze Candidates' }));
  await page.keyboard.press('Enter');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(8);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  const name = await rows.first().locator('[data-open-candidate]').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const slider = page.getByRole('slider', { name: 'Growth Potential' });
  await reach(page, slider);
  await page.keyboard.press('End');
  await expect(page.getByText('Ranked by your weights')).toBeVisible();
});
