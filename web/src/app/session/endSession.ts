import { loginPath } from './loginPath.ts';
import { dropToken } from './token.ts';

/**
 * Forgets the session and goes to the sign-in page by a full page load, so that nothing of this user stays in memory.
 * `comeBack` returns to this place after the next sign-in: wanted when a session expired, not when the user signed out.
 */
export function endSession({ comeBack }: { comeBack: boolean }): void {
  dropToken();
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const { pathname, search } = location;
  if (pathname === `${base}/login`) return;
  const here = pathname.startsWith(base) ? pathname.slice(base.length) : '/';
  location.assign(base + loginPath(comeBack ? (here || '/') + search : '/'));
}
