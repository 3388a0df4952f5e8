const key = 'noa_token';

/** What else belongs to a session, and ends with it: kept where the token is. */
export const keptKeys = {
  saved: 'demo.savedCandidates',
  requirements: 'demo.review.requirements',
  resumes: 'demo.review.resumes',
} as const;

/** The session's token, wherever "Remember me" stored it. */
export function readToken(): string | null {
  return stored(localStorage) ?? stored(sessionStorage);
}

/** With `remember` the token is kept permanently and for all tabs; otherwise it goes when the tab closes. */
export function storeToken(token: string, remember: boolean): void {
  dropToken();
  (remember ? localStorage : sessionStorage).setItem(key, token);
}

export function dropToken(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const dropped of [key, ...Object.values(keptKeys)]) storage.removeItem(dropped);
}

/** Where the token is: a session that goes with the tab leaves nothing behind in the browser. */
export function sessionsStorage(): Storage {
  return stored(localStorage) === null ? sessionStorage : localStorage;
}

/** Calls back when another tab signs out. */
export function onTokenDropped(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null) && readToken() === null) callback();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function stored(storage: Storage): string | null {
  return storage.getItem(key);
}
