import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { m } from '../../paraglide/messages.js';

type Pdfjs = typeof import('pdfjs-dist');

/** Fetches the library that draws PDF pages, from the app's own origin. The legacy build runs in browsers of the last years too. */
export async function loadPdfjs(): Promise<Pdfjs> {
  try {
    const pdfjs: Pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
    return pdfjs;
  } catch (error) {
    const url = /https?:\S+/.exec(String(error))?.[0] ?? workerUrl;
    throw new Error(m.evidence_library_failed({ url }), { cause: error });
  }
}
