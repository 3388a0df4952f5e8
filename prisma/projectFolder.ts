import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder with NOA's package.json. Files that are read at run time (migrations, the built SPA) are found from here: the same code
 * runs from its source folder and bundled from `dist`, so a path relative to the module would not hold.
 */
export function projectFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'noa') return folder;
    if (folder === path.dirname(folder)) throw new Error(`No package.json of NOA above ${import.meta.dirname}.`);
  }
}
