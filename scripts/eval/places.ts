/** The comma parts of a place, compared as lower-case letters, without the "г." of a Russian town. */
export const findPlaceParts = (text: string): string[] =>
  text
    .split(/[,/]/)
    .map((part) =>
      part
        .toLowerCase()
        .replace(/^\s*г\.\s*/u, '')
        .replace(/[^\p{L}]/gu, ''),
    )
    .filter(Boolean);
