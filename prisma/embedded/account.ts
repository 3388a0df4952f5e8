import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The user a process runs as; empty means "as ourselves". */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The user and group id of `nobody` on Linux; an unused number everywhere else. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Who the database belongs to when we are root: PostgreSQL refuses to run as root. The owner of the database, or of the folder that it will be made in, so that
 * what root does (a restore, say) can be used by that user afterwards; `nobody` where that is root as well, as is usual inside a container.
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

/** Whether somebody else than the database server uses files of this account. */
export const isPerson = ({ uid }: Account): boolean => uid !== undefined && uid !== nobody.uid;

function ownerOf(folder: string): Required<Account> | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function ownerAbove(folder: string): Required<Account> {
  const above = path.dirname(folder);
  return ownerOf(above) ?? (above === folder ? nobody : ownerAbove(above));
}

/** A database can only be made by a user whom the system knows by name; a folder mounted into a container may belong to another one. */
function isUser({ uid }: Required<Account>): boolean {
  return spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0;
}
