import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import { type PageFrame, toShownBox } from '../glyphs/placeGlyphs.ts';

/** A link annotation: its area on the displayed page, and its target. */
export interface LinkArea {
  url: string;
  page: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const linkSubtype = 2;
const uriAction = 3;
const maxUrlBytes = 2048;
const maxAnnotations = 2000;
/** Link schemes allowed in a CV; anything else (javascript:, file:) is not passed on. */
const allowedScheme = /^(?:https?|mailto|tel|skype|tg):/i;

/** The page's link annotations that lead to a URL. */
export function readLinks(pdfium: Pdfium, document: number, page: number, pageNumber: number, frame: PageFrame): LinkArea[] {
  const { call } = pdfium;
  const areas: LinkArea[] = [];
  const count = Math.min(call.FPDFPage_GetAnnotCount!(page), maxAnnotations);
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot!(page, index);
    if (annotation === 0) continue;
    try {
      const url = call.FPDFAnnot_GetSubtype!(annotation) === linkSubtype ? readUrl(pdfium, document, annotation) : '';
      if (allowedScheme.test(url)) areas.push({ url, page: pageNumber, ...readArea(pdfium, annotation, frame) });
    } finally {
      call.FPDFPage_CloseAnnot!(annotation);
    }
  }
  return areas;
}

function readUrl(pdfium: Pdfium, document: number, annotation: number): string {
  const { call, memory } = pdfium;
  const link = call.FPDFAnnot_GetLink!(annotation);
  const action = link === 0 ? 0 : call.FPDFLink_GetAction!(link);
  if (action === 0 || call.FPDFAction_GetType!(action) !== uriAction) return '';
  const length = call.FPDFAction_GetURIPath!(document, action, 0, 0);
  if (length < 2 || length > maxUrlBytes) return '';
  const buffer = pdfium.malloc(length);
  try {
    call.FPDFAction_GetURIPath!(document, action, buffer, length);
    return Buffer.from(memory.HEAPU8.subarray(buffer, buffer + length - 1))
      .toString('utf8')
      .trim();
  } finally {
    pdfium.free(buffer);
  }
}

function readArea(pdfium: Pdfium, annotation: number, frame: PageFrame): Pick<LinkArea, 'x0' | 'y0' | 'x1' | 'y1'> {
  const { call, memory, scratch } = pdfium;
  if (!call.FPDFAnnot_GetRect!(annotation, scratch)) return { x0: 0, y0: 0, x1: 0, y1: 0 };
  const at = scratch >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.subarray(at, at + 4);
  return toShownBox(frame, left, Math.min(top, bottom), right, Math.max(top, bottom));
}
