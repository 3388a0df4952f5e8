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

/** Folder of a language's data, which come with their package. */
export const packageData = (language: LatinLanguage): string =>
  path.join(path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');

/** Folder with `rus.traineddata`, installed by the operating system; null when it is not. */
export const findRussianData = (): string | null =>
  systemFolders.find((folder) => folder !== undefined && existsSync(path.join(folder, 'rus.traineddata'))) ?? null;
