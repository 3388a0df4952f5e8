import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import type { ClusterPlaces } from './settings.ts';

/**
 * Gives all files of the cluster to the server's user: a copy that root made (`cp -r`) belongs to root, and the server could not read it. Follows no symbolic link
 * and leaves files with several names alone, because such a name may lead to a file of somebody else.
 */
export function ownCluster({ cluster, password }: ClusterPlaces, { uid, gid }: Account): void {
  if (uid === undefined || gid === undefined) return;
  const own = (file: string) => {
    // Another process may be starting the server, which removes files of its own.
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found === undefined) return;
    if (found.uid !== uid && (found.isDirectory() || found.nlink === 1)) lchownSync(file, uid, gid);
    if (found.isDirectory()) for (const name of readdirSync(file)) own(path.join(file, name));
  };
  for (const file of [cluster, password]) own(file);
}
