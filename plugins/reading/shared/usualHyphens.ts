/** The hyphens of typography: U+2010, and U+2011, which does not break. Words are written and searched for with the usual one. */
const typographic = /[\u2010\u2011]/gu;

export const usualHyphen = 0x2d;
export const isTypographicHyphen = (code: number): boolean => code === 0x2010 || code === 0x2011;

/** The text with the usual hyphen in place of those of typography; its length stays. */
export const withUsualHyphens = (text: string): string => text.replace(typographic, '-');
