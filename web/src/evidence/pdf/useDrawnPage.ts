import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { useInSight } from './useInSight.ts';

export interface DrawnPageOptions {
  pdf: PDFDocumentProxy | null;
  number: number;
  frame: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** More pixels than this cost memory and show nothing more. */
const sharpest = 2;

/** Draws the page once it comes into sight, at the frame's width. Returns whether it is drawn. */
export function useDrawnPage({ pdf, number, frame, canvas }: DrawnPageOptions): boolean {
  const inSight = useInSight(frame);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!pdf || !inSight || !frame.current || !canvas.current) return;
    const target = canvas.current;
    const width = frame.current.clientWidth * Math.min(sharpest, devicePixelRatio);
    let task: RenderTask | null = null;
    let left = false;
    void (async () => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      if (left) return;
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      task = page.render({ canvas: target, viewport });
      await task.promise;
      setDrawn(true);
    })().catch((error: unknown) => {
      // Leaving the page cancels its drawing; a page that cannot be drawn stays blank, the others go on.
      if (!left) reportError(error);
    });
    return () => {
      left = true;
      task?.cancel();
    };
  }, [pdf, inSight, number, frame, canvas]);
  return drawn;
}
