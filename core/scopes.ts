/** What an access token may be used for. `write` includes `read`, `admin` includes both: tokens and webhooks are managed with it. */
export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** Stored scopes; names that this version does not know grant nothing. */
export function readScopes(stored: readonly string[]): Scope[] {
  return scopes.filter((scope) => stored.includes(scope));
}

/** Whether a token with these scopes may do what needs the other. */
export function includesScope(held: readonly Scope[], needed: Scope): boolean {
  return held.some((scope) => scopes.indexOf(scope) >= scopes.indexOf(needed));
}
