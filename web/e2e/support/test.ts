import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { OwnProduct } from './ownProduct.ts';

/** What a page says in its console while a server is away or refuses: the screens tell the user, see the journeys. */
const expected = /^Failed to load resource|net::ERR_/;

/**
 * The journeys of one worker share a product, which is at `baseURL`.
 *
 * Every journey ends with a look at what its pages have complained about: no exception that nobody caught, no error in the console, nothing that
 * the content security policy had to stop.
 */
export const test = base.extend<{ quietPages: undefined }, { product: OwnProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none.
    async ({}, use) => {
      const product = new OwnProduct();
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  quietPages: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => expected.test(text) || complaints.push(text);
      const listen = (page: Page) => {
        page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
        page.on('console', (message: ConsoleMessage) => {
          if (message.type() === 'error' || /content security policy/i.test(message.text())) note(message.text());
        });
      };
      context.pages().forEach(listen);
      context.on('page', listen);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use`: the page moves as it does for most people. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
