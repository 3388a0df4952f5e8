import type { Rendering } from '../../../reading/pdfium/renderPage.ts';
import { visibleStep } from '../../../reading/shared/contrast.ts';

/** A rectangle in a drawing, in pixels. */
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The largest difference between two pixels in any colour channel. */
export function stepBetween(one: Uint8Array, two: Uint8Array, at: number, other: number): number {
  return Math.max(
    Math.abs(one[at]! - two[other]!),
    Math.abs(one[at + 1]! - two[other + 1]!),
    Math.abs(one[at + 2]! - two[other + 2]!),
  );
}

/** How clearly (0 to 1) a drawing shows the letter shapes that `letters` paints over it: one colour around them, other colours inside them. */
export function clarity(drawing: Rendering, letters: Rendering, box: PixelBox): number {
  const inside: number[] = [];
  const around: number[] = [];
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) {
      const at = (y * drawing.width + x) * 4;
      const painted = stepBetween(drawing.pixels, letters.pixels, at, at);
      // Letter edges are half painted, so they count as neither.
      if (painted === 0) around.push(at);
      else if (painted > 60) inside.push(at);
    }
  }
  if (inside.length === 0 || around.length === 0) return 0;
  const ground = middlePixel(drawing.pixels, around);
  const plain = around.filter((at) => stepBetween(drawing.pixels, drawing.pixels, at, ground) < visibleStep).length;
  const marked = inside.filter((at) => stepBetween(drawing.pixels, drawing.pixels, at, ground) >= visibleStep).length;
  return Math.min(plain / around.length, marked / inside.length);
}

/** The offset of the pixel with median brightness. */
function middlePixel(pixels: Uint8Array, places: readonly number[]): number {
  const sorted = [...places].sort(
    (a, b) => pixels[a]! + pixels[a + 1]! + pixels[a + 2]! - pixels[b]! - pixels[b + 1]! - pixels[b + 2]!,
  );
  return sorted[sorted.length >> 1]!;
}
