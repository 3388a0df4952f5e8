/** The cells of a table that is written as text: separated by commas and new lines. */
export const listOf = (table: string): readonly string[] => table.split(/[,\n]/u).flatMap((cell) => cell.trim() || []);
