import { createHash } from 'node:crypto';
import type { TableChecks } from './backupFormat.ts';

const lineEnd = 0x0a;

/** Counts and hashes the rows of a table as they stream through. */
export interface Tally {
  add(chunk: Buffer): void;
  result(): TableChecks;
}

export function summarizeCopy(): Tally {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    add(chunk) {
      hash.update(chunk);
      bytes += chunk.length;
      // COPY escapes line ends within values, so each line feed ends a row.
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) rows++;
    },
    result: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}
