import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The user a process runs as; empty means the current user. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The user and group id of `nobody` on Linux; an unused number everywhere else. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * The user to run PostgreSQL as when we are root, because it refuses to run as root: the owner of the database or of its future parent folder, so that this
 * user can use the database after a restore by root; `nobody` if that is root too, as usual in a container.
 *
 * @param folder the database's folder, which need not exist yet
 */
export function databaseAccount(folder?: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (folder === undefined) return nobody;
  const made = ownerOf(folder);
  if (made) return made.uid === 0 ? nobody : made;
  const owner = ownerAbove(folder);
  return owner.uid !== 0 && isUser(owner) ? owner : nobody;
}

/** Whether this account is also used for files other than the database server's. */
export const isPerson = ({ uid }: Account): boolean => uid !== undefined && uid !== nobody.uid;

function ownerOf(folder: string): Required<Account> | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function ownerAbove(folder: string): Required<Account> {
  const above = path.dirname(folder);
  return ownerOf(above) ?? (above === folder ? nobody : ownerAbove(above));
}

/** Creating a database needs a user with a name; a folder mounted into a container may belong to a user without one. */
function isUser({ uid }: Required<Account>): boolean {
  return spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0;
}
