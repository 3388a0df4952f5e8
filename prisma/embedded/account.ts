/** The user a process runs as; empty means "as ourselves". */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The user and group id of `nobody` on Linux; an unused number everywhere else. */
const nobody = 65_534;

/** `nobody` when we are root, as is usual inside a container: PostgreSQL refuses to run as root. */
export function databaseAccount(): Account {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
}
