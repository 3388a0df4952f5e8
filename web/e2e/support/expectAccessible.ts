import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const options: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: standards },
  // Not in WCAG's letter: two parts of a page with one name cannot be told apart by ear.
  rules: { 'landmark-unique': { enabled: true } },
  resultTypes: ['violations'],
  // Complaints quote the HTML: the shortest selector of each element, which takes time, is not needed.
  selectors: false,
};

/**
 * In one page, as there are no frames: otherwise each look opens a page of its own, which doubles its time. A page that has been looked at before has the
 * checker already, whose half a megabyte need not be read again.
 */
async function inPage(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(there ? { page, axeSource: ';' } : { page }).setLegacyMode();
}

/** WCAG 2.2 AA as far as axe can tell, of the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  await atRest(page, async () => expectNoViolations((await inPage(page)).options(options)));
}

/** The same of one layer, in the theme of the page and, as far as colours go, in the other. */
export async function expectAccessibleInBothThemes(page: Page, layer: Locator): Promise<void> {
  await settle(page);
  await atRest(page, async () => {
    await layer.evaluate((element) => element.setAttribute('data-checked', ''));
    const axe = async () => (await inPage(page)).include('[data-checked]');
    await expectNoViolations((await axe()).options(options));
    const theme = await turnTheme(page, null);
    await expectNoViolations((await axe()).withRules('color-contrast'));
    await turnTheme(page, theme);
    await layer.evaluate((element) => element.removeAttribute('data-checked'));
  });
}

/** @returns the theme before */
function turnTheme(page: Page, theme: string | null): Promise<string> {
  return page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'] ?? 'light';
    dataset['theme'] = wanted ?? (before === 'dark' ? 'light' : 'dark');
    return before;
  }, theme);
}

/** Waits until the application has replaced the page's first view, and until what opens has faded in: a colour half-way there is not the one that is read. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.noaPressed);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** While the checker looks, nothing fades or moves: on a busy machine something may appear only now, and would be seen half-way. */
async function atRest(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' · ')}`)).toEqual([]);
}
