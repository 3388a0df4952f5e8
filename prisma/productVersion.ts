import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './projectFolder.ts';

/** The version of NOA, from package.json. */
export function productVersion(): string {
  return (JSON.parse(readFileSync(path.join(projectFolder(), 'package.json'), 'utf8')) as { version: string }).version;
}
