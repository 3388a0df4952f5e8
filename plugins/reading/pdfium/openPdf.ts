import { PluginError, type ReadLimits } from '../../contract.ts';
import { loadPdfium, type Pdfium, releasePdfium } from './loadPdfium.ts';

/** A document open in PDFium. Handles are addresses, valid until the callback of {@link withPdf} returns. */
export interface OpenPdf {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly pageCount: number;
}

/** FPDF_GetLastError: 4 = wrong password, 5 = unknown security scheme. */
const encryptedErrors = new Set([4, 5]);

/**
 * Opens the document, runs `use`, and frees everything whatever happens.
 * @throws PluginError ENCRYPTED, CORRUPT or BOMB (more memory asked for than any CV needs)
 */
export async function withPdf<T>(bytes: Uint8Array, use: (pdf: OpenPdf) => T | Promise<T>): Promise<T> {
  const pdfium = await loadPdfium();
  let failed = true;
  try {
    const result = await useDocument(pdfium, bytes, use);
    failed = false;
    return result;
  } catch (error) {
    if (error instanceof PluginError) {
      failed = pdfium.refusedMemory();
      throw error;
    }
    if (pdfium.refusedMemory()) throw new PluginError('BOMB', 'the document needs more memory than is allowed');
    if (error instanceof WebAssembly.RuntimeError) throw new PluginError('CORRUPT', `PDFium failed: ${error.message}`);
    throw error;
  } finally {
    releasePdfium(pdfium, failed);
  }
}

async function useDocument<T>(pdfium: Pdfium, bytes: Uint8Array, use: (pdf: OpenPdf) => T | Promise<T>): Promise<T> {
  const data = pdfium.malloc(bytes.length);
  if (data === 0) throw new PluginError('TOO_LARGE', `no memory for ${bytes.length} bytes`);
  pdfium.memory.HEAPU8.set(bytes, data);
  const document = pdfium.call.FPDF_LoadMemDocument!(data, bytes.length, 0);
  try {
    if (document === 0) throw openError(pdfium);
    const pageCount = pdfium.call.FPDF_GetPageCount!(document);
    if (pageCount < 1) throw new PluginError('CORRUPT', 'the document has no pages');
    return await use({ pdfium, document, pageCount });
  } finally {
    if (!pdfium.refusedMemory()) {
      if (document !== 0) pdfium.call.FPDF_CloseDocument!(document);
      pdfium.free(data);
    }
  }
}

function openError(pdfium: Pdfium): PluginError {
  const code = pdfium.call.FPDF_GetLastError!();
  if (encryptedErrors.has(code)) return new PluginError('ENCRYPTED', 'the PDF asks for a password');
  return new PluginError('CORRUPT', `PDFium cannot open the document (error ${code})`);
}

/** How many pages to read. */
export function readablePages(pdf: OpenPdf, limits: ReadLimits): number {
  return Math.min(pdf.pageCount, limits.maxPages);
}
