const key = 'noa.reloaded';

/**
 * Called when code of the app did not load. If a new version was deployed while this page was open, the old chunks are gone, and a reload loads the new
 * ones. If only the connection was lost, the page stays with what was typed in it: the place that needed the code says so and offers a retry.
 */
export async function reloadWhenUpdated(entry: string, reload: () => void): Promise<void> {
  // Once for each version: a chunk that is missing for good would otherwise reload for ever.
  if (sessionStorage.getItem(key) === entry) return;
  const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(() => null);
  if (!page?.ok) return;
  const name = new URL(entry).pathname.split('/').at(-1) ?? entry;
  if ((await page.text()).includes(name)) return;
  sessionStorage.setItem(key, entry);
  reload();
}
