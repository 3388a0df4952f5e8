import type { DocumentWarning, HiddenText } from '../../contract.ts';

/** One warning a page on which something is hidden, with how much and how it begins. */
export function hiddenWarnings(hidden: readonly HiddenText[]): DocumentWarning[] {
  return [...new Set(hidden.map(({ page }) => page))].map((page) => {
    const own = hidden.filter((one) => one.page === page);
    return {
      code: 'hidden-text',
      page,
      params: {
        count: own.length,
        text: own
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 200),
      },
    };
  });
}
