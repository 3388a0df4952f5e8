import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface LanguageData {
  /** Folder of the package's English data. */
  english: string;
  /** Folder with `rus.traineddata`, installed by the operating system; null when it is not. */
  russian: string | null;
}

/** Where operating systems put the data of their Tesseract packages; Debian's is called tesseract-ocr-rus. */
const systemFolders = [
  process.env['TESSDATA_PREFIX'],
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
];

export function findLanguageData(): LanguageData {
  const manifest = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const russian = systemFolders.find((folder) => folder !== undefined && existsSync(path.join(folder, 'rus.traineddata')));
  return { english: path.join(path.dirname(manifest), '4.0.0_best_int'), russian: russian ?? null };
}
