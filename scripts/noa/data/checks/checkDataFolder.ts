import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Finding, failed, ok, warning } from './finding.ts';

const check = 'Data folder';
const gigabyte = 1_000_000_000;
/** Below the first a large upload may fill the disk, below the second the database may not start. */
const scarce = 2 * gigabyte;
const tooLittle = gigabyte / 5;

/** Whether the embedded database can live in this folder, which need not exist yet. */
export function checkDataFolder(folder: string): Finding {
  const existing = nearest(folder);
  const owner = statSync(existing).uid;
  const us = process.getuid?.() ?? owner;
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return failed(
      check,
      `this user (${us}) may not write to ${existing}, which belongs to user ${owner}`,
      'Run NOA as that user, give the folder to this one (chown -R), or set NOA_DATA_DIR to another folder.',
    );
  }
  const { bavail, bsize } = statfsSync(existing);
  const free = bavail * bsize;
  const room = `${(free / gigabyte).toFixed(1)} GB free`;
  const next =
    'Make room on that disk, or set NOA_DATA_DIR to a folder on another one ("noa backup" and "noa restore" move the data).';
  if (free < tooLittle) return failed(check, `${folder} has only ${room}`, next);
  if (free < scarce) return warning(check, `${folder} has only ${room}`, next);
  const made = existing === folder ? '' : ', made at the first start';
  return ok(check, `${folder}${made}, belongs to user ${owner}, ${room}`);
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder));
}
