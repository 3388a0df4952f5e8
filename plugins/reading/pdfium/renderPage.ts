import { PluginError } from '../../contract.ts';
import type { Pdfium } from './loadPdfium.ts';

/** A part of the page as shown, in points from its top left corner. */
export interface PageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Rendering {
  width: number;
  height: number;
  /** Blue, green, red and an unused byte for each pixel, row by row. */
  pixels: Uint8Array;
}

const annotationsFlag = 1;
const whitePixel = 0xffffffff;
const bgrx = 3;

/** Draws a part of the page; `scale` is in pixels a point. */
export function renderPage(pdfium: Pdfium, page: number, area: PageArea, scale: number, annotations = false): Rendering {
  const { call, memory } = pdfium;
  const width = Math.max(1, Math.ceil(area.width * scale));
  const height = Math.max(1, Math.ceil(area.height * scale));
  const stride = width * 4;
  const buffer = pdfium.malloc(stride * height);
  if (buffer === 0) throw new PluginError('TOO_LARGE', `no memory to draw ${width} × ${height} pixels`);
  const bitmap = call.FPDFBitmap_CreateEx!(width, height, bgrx, buffer, stride);
  try {
    call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, whitePixel);
    const across = Math.round(call.FPDF_GetPageWidthF!(page) * scale);
    const down = Math.round(call.FPDF_GetPageHeightF!(page) * scale);
    const flags = annotations ? annotationsFlag : 0;
    call.FPDF_RenderPageBitmap!(bitmap, page, Math.round(-area.x * scale), Math.round(-area.y * scale), across, down, 0, flags);
    return { width, height, pixels: memory.HEAPU8.slice(buffer, buffer + stride * height) };
  } finally {
    call.FPDFBitmap_Destroy!(bitmap);
    pdfium.free(buffer);
  }
}
