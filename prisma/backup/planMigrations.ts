import type { Migration } from '../migrate.ts';
import { BackupError, type Manifest } from './backupFormat.ts';

/** The migrations that give an empty database the schema of the backup, and those that bring it to this version afterwards. */
export interface MigrationPlan {
  before: Migration[];
  after: Migration[];
}

/** @throws BackupError when the backup has migrations that this version does not have, or different ones of the same name */
export function planMigrations({ migrations, product }: Manifest, known: readonly Migration[]): MigrationPlan {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const before = migrations.map(({ name, checksum }) => {
    const migration = byName.get(name);
    if (!migration)
      throw new BackupError(
        `NOA ${product} made this backup, and its database is newer than this version of NOA (it has the migration ${name}). Install the version that made it, or a later one. Nothing was changed.`,
      );
    if (migration.checksum !== checksum)
      throw new BackupError(
        `This backup comes from another make of NOA ${product}: the migration ${name} differs. Restore it with the version that made it. Nothing was changed.`,
      );
    return migration;
  });
  return { before, after: known.filter((migration) => !before.includes(migration)) };
}
