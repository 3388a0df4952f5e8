/** What stays in the address whatever the tab; everything else belongs to the tab that is open. */
const shared = ['project', 'q'];

/** The tab that the address names; the first if it names none, or one that does not exist. */
export function readTab<T extends { id: string }>(params: URLSearchParams, tabs: readonly T[]): T {
  const found = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  if (!found) throw new Error('No tabs - expected at least one');
  return found;
}

/** The open tab's own parameters. */
export function ownParams(params: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(params);
  for (const name of [...shared, 'tab']) own.delete(name);
  return own;
}

/**
 * The address of another tab: the position and the search stay, the parameters of the tab that is left go.
 *
 * @param own the new tab's parameters
 */
export function tabParams(params: URLSearchParams, tab: string | null, own: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of shared) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  if (tab !== null) next.set('tab', tab);
  for (const [name, value] of own) next.append(name, value);
  return next;
}
