import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';

export interface PageDrawing {
  done: Promise<void>;
  /** Stops drawing a page that is no longer needed; `done` then never rejects. */
  cancel: () => void;
}

/** A higher pixel ratio costs memory without looking sharper. */
const sharpest = 2;

/** Draws a page on a canvas, `width` CSS pixels wide. */
export function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number): PageDrawing {
  let task: RenderTask | null = null;
  let cancelled = false;
  async function draw(): Promise<void> {
    const page = await pdf.getPage(number);
    const scale = (width * Math.min(sharpest, devicePixelRatio)) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    if (cancelled) return;
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
  }
  const done = draw().catch((error: unknown) => {
    if (!cancelled) throw error;
  });
  return {
    done,
    cancel: () => {
      cancelled = true;
      task?.cancel();
    },
  };
}
