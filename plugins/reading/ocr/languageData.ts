import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LatinLanguage } from './languageOf.ts';

/** Where operating systems put the data of their Tesseract packages; Debian's is called tesseract-ocr-rus. */
const systemFolders = [
  process.env['TESSDATA_PREFIX'],
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
];

const require = createRequire(import.meta.url);

/** Where the packed data of a language in Latin letters are, if its package is installed; null when it is not. */
export function packageData(language: LatinLanguage): string | null {
  try {
    return path.join(path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');
  } catch {
    return null;
  }
}

/** The folder with the language's `.traineddata`, installed by the operating system; null when there is none. */
export const systemData = (language: string): string | null =>
  systemFolders.find((folder) => folder !== undefined && existsSync(path.join(folder, `${language}.traineddata`))) ?? null;

export const findRussianData = (): string | null => systemData('rus');

/** Whether pages in the language can be recognised. */
export const hasData = (language: LatinLanguage): boolean => (packageData(language) ?? systemData(language)) !== null;
