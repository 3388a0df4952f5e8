/**
 * The alternatives of a pattern, written as a table: cues in the notation of regular expressions, separated by a semicolon and a space or by a new line.
 * The first that fits wins, so longer ones stand before their beginnings.
 */
export function cues(table: string): string {
  return table
    .trim()
    .split(/;?[ ]*\n\s*|;\s+/u)
    .join('|');
}
