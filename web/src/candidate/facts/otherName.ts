/** The known name of a thing, for a tooltip; nothing where the document's own words are that name. */
export function otherName(printed: string, known: string | null | undefined): string | undefined {
  return known && known.toLowerCase() !== printed.toLowerCase() ? known : undefined;
}
