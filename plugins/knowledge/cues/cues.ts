/**
 * The alternatives of a pattern, written as a table: cues in the notation of regular expressions, separated by a semicolon and a space or by a new line.
 * The first that fits wins, so longer ones stand before their beginnings.
 */
export function cues(table: string): string {
  const cells = table.split('\n').flatMap((line) => `${line.trim()} `.split('; '));
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join('|');
}
