export const pageSize = 10;

export interface PageOfRows {
  /** 1-based, limited to existing pages. */
  page: number;
  pages: number;
  rows: readonly number[];
  /** Positions of the first and last row, 1-based; 0 when there are no rows. */
  from: number;
  to: number;
}

/**
 * The rows of a page; a page beyond the last one shows the last.
 *
 * @param total more than there are rows while only the first are known
 */
export function pageRows(rows: Uint32Array, asked: number, total = rows.length): PageOfRows {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, asked));
  const start = (page - 1) * pageSize;
  const shown = Array.from(rows.subarray(start, start + pageSize));
  return { page, pages, rows: shown, from: shown.length > 0 ? start + 1 : 0, to: start + shown.length };
}
