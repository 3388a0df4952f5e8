/** The sign-in page, which returns to `place` afterwards. */
export function loginPath(place: string): string {
  return place === '/' ? '/login' : `/login?${new URLSearchParams({ to: place })}`;
}

/** Where to go after signing in. Only paths of this application are allowed: `//elsewhere` and `https:` become the start page. */
export function returnPath(search: URLSearchParams): string {
  const to = search.get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) && !to.startsWith('/login') ? to : '/';
}
