const key = 'noa_token';

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
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
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
