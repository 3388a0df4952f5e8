import type { Backup } from '../../../prisma/backup/writeBackup.ts';

/** "27 tables, 1,234 rows" */
export function sumUp({ checks }: Backup): string {
  const tables = Object.values(checks.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows.toLocaleString('en')} rows`;
}

/** Rows and checksum of each table, for `--json`. */
export function presentBackup({ manifest, checks }: Backup) {
  const { product, createdAt } = manifest;
  const tables = Object.entries(checks.tables).map(([name, { rows, sha256 }]) => ({ name, rows, sha256 }));
  return { product, created_at: createdAt, tables };
}

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
