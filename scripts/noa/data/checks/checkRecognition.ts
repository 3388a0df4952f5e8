import { findRussianData, hasData } from '../../../../plugins/reading/ocr/languageData.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const packaged = { eng: 'English', deu: 'German', fra: 'French', spa: 'Spanish' } as const;

/** Which languages scans can be read in. */
export function checkRecognition(): Finding {
  const check = 'Text recognition';
  const missing = Object.entries(packaged).filter(([language]) => !hasData(language as keyof typeof packaged));
  if (missing.length > 0)
    return failed(
      check,
      `no data for ${missing.map(([, name]) => name).join(', ')}`,
      'Run "npm install" again in the folder of NOA.',
    );
  const names = Object.values(packaged).join(', ');
  const russian = findRussianData();
  if (russian !== null) return ok(check, `scans are read in ${names} and Russian (${russian})`);
  return warning(
    check,
    `scans are read in ${names}, not in Russian`,
    "For Russian, install Tesseract's data (Debian, Ubuntu: apt-get install tesseract-ocr-rus; Fedora: dnf install tesseract-langpack-rus; macOS: brew install tesseract-lang), or set TESSDATA_PREFIX to a folder with rus.traineddata.",
  );
}
