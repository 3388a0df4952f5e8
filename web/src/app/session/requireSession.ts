import { redirect } from 'react-router-dom';
import { loginPath } from './loginPath.ts';
import { readToken } from './token.ts';

/** For loaders: redirects to the sign-in page when there is no token. */
export function requireSession(request: Request): Response | null {
  if (readToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return redirect(loginPath((pathname.startsWith(base) ? pathname.slice(base.length) : pathname) + search || '/'));
}
