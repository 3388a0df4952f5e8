const key = 'noa_token';

/** The session's token, wherever "Remember me" put it. */
export function readToken(): string | null {
  return stored(localStorage) ?? stored(sessionStorage);
}

/** Remembered: kept for good, for all tabs. Otherwise: gone with the tab. */
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
