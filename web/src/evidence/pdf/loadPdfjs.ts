import type * as Pdfjs from 'pdfjs-dist';
import { m } from '../../paraglide/messages.js';

/** Hashed and served with the app's own code. */
const workerUrl = new URL('../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Loads the library that draws PDF pages, from the app's own origin. The legacy build also runs in browsers of recent years. */
export async function loadPdfjs(): Promise<typeof Pdfjs> {
  try {
    const pdfjs: typeof Pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
    return pdfjs;
  } catch (error) {
    const url = /https?:\S+/.exec(String(error))?.[0] ?? workerUrl;
    throw new Error(m.evidence_library_failed({ url }), { cause: error });
  }
}
