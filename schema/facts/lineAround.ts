/** The whole line or lines around a piece of text. */
export function lineAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', Math.max(end, start));
  return text.slice(from, to < 0 ? undefined : to).trim();
}
