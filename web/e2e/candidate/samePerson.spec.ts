import { jobDescription } from '../support/documents.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/expectAccessible.ts';
import { signIn } from '../support/person.ts';
import { expectReview, startScreening } from '../support/screening.ts';
import { expect, test } from '../support/test.ts';

const resume = (name: string, title: string, email: string) => ({
  name: `${name} ${title}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `${name}\n${title}\n${email}\n\nExperience\n${title}, Acme GmbH\n01/2015 - 12/2022\n- Built services\n\nSkills\nPython, Docker\n`,
  ),
});

test('documents of one person are merged and separated, and strangers are kept apart', async ({ page }) => {
  await signIn(page);
  await startScreening(
    page,
    [jobDescription()],
    [resume('Ada Byron', 'Backend Developer', 'ada@example.com'), resume('Ada Byron', 'Data Engineer', 'ada@example.com')],
  );
  await expectReview(page);
  await page.getByRole('link', { name: 'Analyze Candidates' }).click();
  await page.locator('[data-open-candidate]').first().click();
  const dialog = page.getByRole('dialog');
  const person = dialog.getByRole('region', { name: 'Same person' });
  await expect(person).toContainText('Same e-mail');
  await expectAccessible(page);

  await person.getByRole('button', { name: 'Merge…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('radio')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, question);
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Merge 2 candidates' }).click();
  await expect(question).toBeHidden();
  await expect(person).toContainText('Documents of this person');
  await expect(person.getByText('Shown facts')).toBeVisible();
  await person.getByRole('button', { name: /^Separate/ }).click();
  await expect(person).toContainText('Probably the same person as');

  await person.getByRole('button', { name: /is not the same person/ }).click();
  await expect(person).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(person).toContainText('Probably the same person as');
});
