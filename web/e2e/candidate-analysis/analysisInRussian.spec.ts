import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { home, newAddress, requestToken, useToken } from '../support/person.ts';
import { makePositions, type Positions } from '../support/position.ts';
import { reach } from '../support/reach.ts';
import { expect, test } from '../support/test.ts';

// Room for the columns beside the Metrics Constructor.
test.use({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });

let token = '';
let positions: Positions;

test.beforeAll(async ({ request }) => {
  token = await requestToken(request, newAddress());
  positions = await makePositions(request, token, 'Novak');
});

/** Each tab with what shows that it is loaded. */
const tabs: readonly (readonly [id: string, name: string, loaded: (page: Page) => Locator])[] = [
  ['top', 'Лучшие кандидаты', (page) => page.locator('[data-place]').first()],
  ['relevant', 'По требованиям', (page) => page.getByRole('grid').getByRole('button').first()],
  ['differences', 'Различия', (page) => page.getByRole('table').getByRole('button', { name: 'Ada Byron' })],
  ['pool', 'База кандидатов', (page) => page.getByRole('grid').getByRole('checkbox').nth(1)],
  ['suggested', 'Подходящие из базы', (page) => page.getByRole('table').getByRole('button', { name: 'Dan Novak', exact: true })],
  ['compare', 'Сравнение', (page) => page.getByText('Отметьте в списке от двух до пяти кандидатов')],
];

for (const dark of [false, true])
  test(`every tab and every part of the dialog is accessible, ${dark ? 'dark' : 'light'}`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await useToken(page, token, { language: 'ru', dark });
    await page.goto(`${home}candidate-analysis?project=${positions.main}`);
    for (const [, name, loaded] of tabs) {
      await page.getByRole('tab', { name }).click();
      await expect(loaded(page)).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`${home}candidate-analysis?project=${positions.main}`);
    await page.getByRole('button', { name: 'Ada Byron', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada Byron' });
    for (const [tab, shown] of [
      ['Оценки', dialog.getByRole('table').first()],
      ['Анализ NOA AI', dialog.getByRole('region', { name: 'Рекомендация' })],
      ['Резюме', dialog.getByRole('region', { name: 'Документ' })],
      ['Заметки', dialog.getByRole('textbox')],
    ] as const) {
      await dialog.getByRole('tab', { name: tab }).click();
      await expect(shown).toBeVisible();
      await expectAccessible(page);
    }
  });

test('candidates are moved to a stage and archived together', { tag: '@long' }, async ({ page }) => {
  await useToken(page, token, { language: 'ru' });
  await page.goto(`${home}candidate-analysis?project=${positions.main}`);
  await page.getByRole('checkbox', { name: 'Выбрать: Bob Stone' }).click();
  await page.getByRole('checkbox', { name: 'Выбрать: Cleo Marsh' }).click();
  const bar = page.getByRole('region', { name: 'Выбранные кандидаты' });
  await expect(bar.getByText('Выбрано 2')).toBeVisible();
  await bar.getByRole('button', { name: 'Сменить этап' }).click();
  const move = page.getByRole('dialog', { name: /^Перевести 2 кандидатов/ });
  await move.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Оффер' }).click();
  await expect(page.getByRole('dialog', { name: 'Перевести 2 кандидатов на этап «Оффер»' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar.getByRole('button', { name: 'В архив' }).click();
  await page.getByRole('dialog', { name: 'Отправить в архив 2 кандидатов' }).getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.locator('[data-place]')).toHaveCount(1);
  await page.goto(`${home}candidate-analysis?project=${positions.main}&tab=pool&archived=1`);
  await expect(page.getByRole('row', { name: /Bob Stone/ })).toContainText('В архиве');
});

test('the keyboard alone leads through all tabs and the dialog', async ({ page }) => {
  test.slow();
  await useToken(page, token, { language: 'ru' });
  await page.goto(`${home}candidate-analysis?project=${positions.main}`);
  await reach(page, page.getByRole('tab', { name: 'Лучшие кандидаты' }));
  for (const [id, name, loaded] of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(`tab=${id}`));
    await expect(loaded(page)).toBeVisible();
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const name = page.getByRole('button', { name: 'Ada Byron', exact: true });
  await reach(page, name);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ada Byron' });
  await reach(page, dialog.getByRole('tab', { name: 'Оценки' }));
  for (const tab of ['Анализ NOA AI', 'Резюме', 'Заметки']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  const note = dialog.getByRole('textbox');
  await reach(page, note);
  await page.keyboard.type('Позвонить в четверг');
  await reach(page, dialog.getByRole('button', { name: 'Добавить заметку' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: /^Комментарии команды/ })).toContainText('Позвонить в четверг');
  // Other windows may hear of the note before this one has its answer.
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(name).toBeFocused();
});
