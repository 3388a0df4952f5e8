/** The page that the address names, 1-based; 1 for anything but a positive finite number. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isFinite(page) && page >= 1 ? Math.floor(page) : 1;
}

/** The parameters with another page; the first is left out. */
export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}
