/** The known name for a tooltip; undefined when the document uses that name itself. */
export function otherName(printed: string, known: string | null | undefined): string | undefined {
  return known && known.toLowerCase() !== printed.toLowerCase() ? known : undefined;
}
