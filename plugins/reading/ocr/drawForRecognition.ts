import type { Pdfium } from '../pdfium/loadPdfium.ts';
import { renderPage } from '../pdfium/renderPage.ts';
import { visibleStep } from '../shared/contrast.ts';
import { evenBackground } from './evenBackground.ts';

/** The recogniser was trained on 300 dpi and does well from 200; twice the dots take twice the time. */
export const dotsPerInch = 200;
const maxPixels = 9_000_000;

export interface PagePicture {
  /** Binary PGM: grey, uncompressed. */
  bytes: Uint8Array;
  /** Pixels per point. */
  scale: number;
  width: number;
  height: number;
  /** The page shows nothing. */
  blank: boolean;
}

/** Draws a page in grey, its text dark on white. */
export function drawForRecognition(pdfium: Pdfium, page: number): PagePicture {
  const width = pdfium.call.FPDF_GetPageWidthF!(page);
  const height = pdfium.call.FPDF_GetPageHeightF!(page);
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / Math.max(1, width * height)));
  const drawing = renderPage(pdfium, page, { x: 0, y: 0, width, height }, scale);
  const header = Buffer.from(`P5 ${drawing.width} ${drawing.height} 255\n`, 'latin1');
  const bytes = new Uint8Array(header.length + drawing.width * drawing.height);
  bytes.set(header);
  for (let at = 0, to = header.length; to < bytes.length; at += 4, to++) {
    bytes[to] = (drawing.pixels[at]! * 29 + drawing.pixels[at + 1]! * 150 + drawing.pixels[at + 2]! * 77) >> 8;
  }
  const shades = bytes.subarray(header.length);
  const blank = isPlain(shades);
  if (!blank) evenBackground(shades, drawing.width, drawing.height);
  return { bytes, scale, width, height, blank: blank || isPlain(shades) };
}

/** Whether no two shades can be told apart. */
function isPlain(shades: Uint8Array): boolean {
  let [darkest, lightest] = [255, 0];
  for (const shade of shades) {
    if (shade < darkest) darkest = shade;
    if (shade > lightest) lightest = shade;
  }
  return lightest - darkest < visibleStep;
}
