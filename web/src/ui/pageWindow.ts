/** The page buttons to show: at most `size` consecutive ones, with the current one in the middle if possible. */
export function pageWindow(page: number, pages: number, size = 7): number[] {
  const count = Math.min(size, Math.max(1, pages));
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), Math.max(1, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
