/** The comma parts of a place, compared as lower-case letters. */
export const findPlaceParts = (text: string): string[] =>
  text
    .split(/[,/]/)
    .map((part) => part.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter(Boolean);
