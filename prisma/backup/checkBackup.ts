import { BackupError, type Manifest } from './backupFormat.ts';
import { readBackup } from './readBackup.ts';
import type { Backup } from './writeBackup.ts';

/**
 * Reads a whole backup and compares every table with its checksum.
 *
 * @param onProgress called as bytes are read; an error it throws stops the reading
 * @throws BackupError for a file that is damaged, incomplete or not a backup
 */
export async function checkBackup(
  file: string,
  onProgress: (progress: { manifest: Manifest; bytes: number }) => void = () => {},
): Promise<Backup> {
  const found: Partial<Backup> = {};
  for await (const part of readBackup(file)) {
    if (part.kind === 'manifest') found.manifest = part.manifest;
    if (part.kind === 'complete') found.checks = part.checks;
    if (found.manifest) onProgress({ manifest: found.manifest, bytes: part.kind === 'rows' ? part.chunk.length : 0 });
  }
  const { manifest, checks } = found;
  if (!manifest || !checks) throw new BackupError('The backup is damaged: its end is missing. Nothing was changed.');
  return { manifest, checks };
}
