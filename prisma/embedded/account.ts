/** The user a process runs as; empty means "as ourselves". */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The ids of `nobody` on Linux and, as an unused number, everywhere else. */
const nobody = 65_534;

/** PostgreSQL refuses to run as root, and inside a container root is the usual user: there it runs as `nobody`. */
export function databaseAccount(): Account {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
}
