/** The pages to show a button for: all if there is room, else the first, the last and those around the current one. */
export function pageWindow(page: number, pages: number, size = 7): number[] {
  const count = Math.max(1, pages);
  if (count <= size) return Array.from({ length: count }, (_, index) => index + 1);
  const between = size - 2;
  const first = Math.min(Math.max(2, page - Math.floor(between / 2)), count - between);
  return [1, ...Array.from({ length: between }, (_, index) => first + index), count];
}
