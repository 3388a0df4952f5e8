/** Scopes of access tokens. `write` includes `read`; `admin` includes both, and is needed to manage tokens and webhooks. */
export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** Parses stored scopes. Unknown names grant nothing. */
export function readScopes(stored: readonly string[]): Scope[] {
  return scopes.filter((scope) => stored.includes(scope));
}

/** Whether these scopes include the needed one. */
export function includesScope(held: readonly Scope[], needed: Scope): boolean {
  return held.some((scope) => scopes.indexOf(scope) >= scopes.indexOf(needed));
}
