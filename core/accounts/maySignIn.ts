/**
 * Whether the operator lets this address in.
 *
 * @param allow addresses and `@domains`; null lets everybody in
 */
export function maySignIn(allow: readonly string[] | null, email: string): boolean {
  if (allow === null) return true;
  const domain = email.slice(email.lastIndexOf('@'));
  return allow.some((entry) => entry.toLowerCase() === email || entry.toLowerCase() === domain);
}
