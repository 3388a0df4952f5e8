/** Side by side, more do not fit. */
export const mostCompared = 5;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The candidates that `compare=<uuid>,<uuid>` names, each once; what is no UUID is left out. */
export function readCompared(params: URLSearchParams): string[] {
  const ids = (params.get('compare') ?? '').split(',').map((id) => id.trim().toLowerCase());
  return [...new Set(ids.filter((id) => uuid.test(id)))];
}

export function changeCompared(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length > 0) next.set('compare', ids.join(','));
  else next.delete('compare');
  return next;
}
