import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Not in WCAG's letter: two parts of a page with one name cannot be told apart by ear. */
const rules = { 'landmark-unique': { enabled: true } };

/** WCAG 2.2 AA as far as axe can tell, of the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What opens fades in: a colour half-way there is not the one that is read.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: { type: 'tag', values: standards }, rules }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' · ')}`)).toEqual([]);
}
