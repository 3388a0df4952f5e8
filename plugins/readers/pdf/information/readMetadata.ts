import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';

const maxBytes = 64 * 1024;

/** A value of the document's information dictionary ("Title", "Producer"); empty when it is missing. */
export function readMetadata(pdfium: Pdfium, document: number, key: string): string {
  const { call, memory } = pdfium;
  const name = pdfium.malloc(key.length + 1);
  let value = 0;
  try {
    memory.HEAPU8.set(Buffer.from(`${key}\0`, 'latin1'), name);
    const length = Math.min(call.FPDF_GetMetaText!(document, name, 0, 0), maxBytes);
    if (length <= 2) return '';
    value = pdfium.malloc(length);
    call.FPDF_GetMetaText!(document, name, value, length);
    return Buffer.from(memory.HEAPU8.subarray(value, value + length - 2)).toString('utf16le');
  } finally {
    pdfium.free(name);
    if (value !== 0) pdfium.free(value);
  }
}
