import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { makeCv } from '../made/makeCv.ts';

export interface SeedDocument {
  name: string;
  bytes: Uint8Array;
}

/** Fictional documents of every supported kind: the samples, generated CVs, and those of the evaluation set. */
export function seedDocuments(): SeedDocument[] {
  const root = projectFolder();
  const inFolder = (folder: string) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /\.(?:pdf|docx|doc|txt)$/.test(name))
      .sort()
      .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(root, folder, name))) }))
      .filter(({ bytes }) => bytes.length < 300_000);
  return [...inFolder('core/screenings/samples'), ...inFolder('scripts/eval/set/documents'), ...[1, 2, 3].map(makeCv)];
}
