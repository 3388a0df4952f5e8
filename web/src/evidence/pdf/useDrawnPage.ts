import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { drawPage } from './drawPage.ts';
import { useInSight } from './useInSight.ts';

/** Draws the page when it comes into view, as wide as its canvas. Returns whether it has been drawn. */
export function useDrawnPage(pdf: PDFDocumentProxy | null, number: number, canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const inSight = useInSight(canvas);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!pdf || !inSight || !element) return;
    const drawing = drawPage(pdf, number, element, element.clientWidth);
    // A page that cannot be drawn stays blank and logs the error; the other pages are not affected.
    drawing.done.then(() => setDrawn(true)).catch(reportError);
    return drawing.cancel;
  }, [pdf, inSight, number, canvas]);
  return drawn;
}
