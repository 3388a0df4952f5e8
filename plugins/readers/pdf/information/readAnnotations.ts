import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import type { Bounds } from '../glyphs/collectObjects.ts';
import { plainText } from './readXmp.ts';

/** The effect of a page's annotations, except links. */
export interface PageAnnotations {
  /** Areas of the page (in its own space) that they cover when displayed. */
  covers: Bounds[];
  /** Texts in annotations that no page shows, with their areas. */
  texts: { text: string; area: Bounds }[];
}

const noteSubtype = 1;
const linkSubtype = 2;
const popupSubtype = 16;
/** Flags: invisible, hidden, not viewed. */
const unseenFlags = 1 | 2 | 32;
const maxAnnotations = 2000;
const maxTextBytes = 8192;
/** Where an annotation keeps its text: its own words (also in formatted form, as XML), or the value of a form field. */
const textKeys = ['Contents', 'RC', 'V'];

export function readAnnotations(pdfium: Pdfium, page: number): PageAnnotations {
  const { call } = pdfium;
  const found: PageAnnotations = { covers: [], texts: [] };
  const count = Math.min(call.FPDFPage_GetAnnotCount!(page), maxAnnotations);
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot!(page, index);
    if (annotation === 0) continue;
    try {
      const subtype = call.FPDFAnnot_GetSubtype!(annotation);
      if (subtype !== linkSubtype) addAnnotation(pdfium, annotation, subtype, found);
    } finally {
      call.FPDFPage_CloseAnnot!(annotation);
    }
  }
  return found;
}

function addAnnotation(pdfium: Pdfium, annotation: number, subtype: number, { covers, texts }: PageAnnotations): void {
  const area = readArea(pdfium, annotation);
  const unseen = (pdfium.call.FPDFAnnot_GetFlags!(annotation) & unseenFlags) !== 0;
  if (!unseen && subtype !== popupSubtype && subtype !== noteSubtype) covers.push(area);
  // A note shows only an icon; other annotations show their text.
  if (!unseen && subtype !== popupSubtype && subtype !== noteSubtype) return;
  const values = textKeys.map((key) => plainText(readText(pdfium, annotation, key)));
  for (const text of new Set(values)) if (text !== '') texts.push({ text, area });
}

function readArea(pdfium: Pdfium, annotation: number): Bounds {
  const { call, memory, scratch } = pdfium;
  if (!call.FPDFAnnot_GetRect!(annotation, scratch)) return { left: 0, bottom: 0, right: 0, top: 0 };
  const at = scratch >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.subarray(at, at + 4);
  return { left, right, bottom: Math.min(top, bottom), top: Math.max(top, bottom) };
}

function readText(pdfium: Pdfium, annotation: number, key: string): string {
  const { call, memory } = pdfium;
  const name = pdfium.malloc(16 + maxTextBytes);
  try {
    memory.HEAPU8.set(Buffer.from(`${key}\0`, 'latin1'), name);
    const length = call.FPDFAnnot_GetStringValue!(annotation, name, name + 16, maxTextBytes);
    if (length <= 2 || length > maxTextBytes) return '';
    return Buffer.from(memory.HEAPU8.subarray(name + 16, name + 14 + length)).toString('utf16le');
  } finally {
    pdfium.free(name);
  }
}
