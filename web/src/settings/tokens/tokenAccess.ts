import { m } from '../../paraglide/messages.js';

/** Each includes those before it, so that one choice says it all. */
export const accesses = ['READ', 'WRITE', 'ADMIN'] as const;
export type Access = (typeof accesses)[number];

export function widest(scopes: readonly string[]): Access {
  return accesses.findLast((access) => scopes.includes(access)) ?? 'READ';
}

const names: Record<Access, () => string> = {
  READ: m.settings_scope_read,
  WRITE: m.settings_scope_write,
  ADMIN: m.settings_scope_admin,
};

export function accessText(access: Access): string {
  return names[access]();
}
