/** The comma-separated pieces of a place as lower-case letters, without the "г." of Russian towns. */
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
