import { createWorker, PSM, type Worker } from 'tesseract.js';
import { dotsPerInch } from './drawForRecognition.ts';
import { packageData, systemData } from './languageData.ts';
import type { LatinLanguage } from './languageOf.ts';

/** A word that was recognised, in pixels of the picture. */
export interface RecognisedWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  baseline: number;
  /** Height of its line. */
  lineHeight: number;
}

/** One language in Latin letters, or Russian with English, because documents mix them. */
export type OcrLanguages = LatinLanguage | 'rus+eng';

const lstmOnly = 1;
/**
 * Each takes about 70 MB outside every limit of its thread, and scans in one language after another would start them all. Most pages are read with two: English first, which tells
 * their language, and that.
 */
const mostWorkers = 2;
/** By language; the one that was used last comes last. */
const workers = new Map<OcrLanguages, Promise<Worker>>();

/** Recognises the words of a picture (PNM), in the order in which the recogniser reads them. */
export async function recogniseWords(picture: Uint8Array, languages: OcrLanguages): Promise<RecognisedWord[]> {
  const worker = await startWorker(languages);
  const { data } = await worker.recognize(Buffer.from(picture), { rotateAuto: true }, { text: false, blocks: true });
  const words: RecognisedWord[] = [];
  for (const block of data.blocks ?? []) {
    for (const line of block.paragraphs.flatMap((paragraph) => paragraph.lines)) {
      const { rowHeight } = line.rowAttributes;
      const { x0, x1, y0, y1 } = line.baseline;
      const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
      for (const { text, confidence, bbox } of line.words) {
        words.push({ text, confidence, ...bbox, baseline: y0 + ((bbox.x0 + bbox.x1) / 2 - x0) * slope, lineHeight: rowHeight });
      }
    }
  }
  return words;
}

/** The worker for the languages. Starting it may end the one that was not used for longest: pages are recognised one at a time, so it has nothing to do. */
async function startWorker(languages: OcrLanguages): Promise<Worker> {
  const known = workers.get(languages);
  const [oldest] = workers;
  if (known === undefined && oldest !== undefined && workers.size >= mostWorkers) await endWorker(...oldest);
  const worker = known ?? makeWorker(languages);
  workers.delete(languages);
  workers.set(languages, worker);
  return worker;
}

async function endWorker(languages: OcrLanguages, worker: Promise<Worker>): Promise<void> {
  workers.delete(languages);
  await worker.then(
    (started) => started.terminate(),
    () => undefined,
  );
}

/** All files are local: without a path it would look for them on the network. */
function makeWorker(languages: OcrLanguages): Promise<Worker> {
  const packed = packageData(languages === 'rus+eng' ? 'eng' : languages);
  const unpacked = systemData(languages === 'rus+eng' ? 'rus' : languages) ?? '.';
  const cache =
    languages === 'rus+eng' || packed === null ? { cacheMethod: 'readOnly', cachePath: unpacked } : { cacheMethod: 'none' };
  const paths = { langPath: packed ?? unpacked, gzip: true, ...cache };
  return createWorker(languages, lstmOnly, { ...paths, errorHandler: () => undefined }).then(configure);
}

/** By default the recogniser takes the whole page for one block and loses its columns and its largest lines. */
async function configure(worker: Worker): Promise<Worker> {
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: String(dotsPerInch) });
  return worker;
}
