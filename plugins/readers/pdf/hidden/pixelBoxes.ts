import type { PageArea, Rendering } from '../../../reading/pdfium/renderPage.ts';
import type { Bounds } from '../glyphs/collectObjects.ts';
import { type PageFrame, toShownBox } from '../glyphs/placeGlyphs.ts';
import type { PixelBox } from './clarity.ts';
import type { HiddenAtom } from './findHidden.ts';

/** The part of a page that was drawn, and at what scale. */
export interface View {
  frame: PageFrame;
  area: PageArea;
  /** Pixels per point. */
  scale: number;
}

export type AtomPlace = Bounds & Pick<HiddenAtom, 'blank'>;

/** In points. */
const unknownExtent = 12;

/** The part of the page that contains the atoms. */
export function areaOf(atoms: readonly HiddenAtom[], frame: PageFrame): PageArea {
  const area = { x0: frame.width, y0: frame.height, x1: 0, y1: 0 };
  for (const atom of atoms) {
    const around = atom.blank ? unknownExtent : 0;
    const box = toShownBox(frame, atom.left - around, atom.bottom - around, atom.right + around, atom.top + around);
    area.x0 = Math.min(area.x0, box.x0);
    area.y0 = Math.min(area.y0, box.y0);
    area.x1 = Math.max(area.x1, box.x1);
    area.y1 = Math.max(area.y1, box.y1);
  }
  const x = Math.max(0, area.x0 - 2);
  const y = Math.max(0, area.y0 - 2);
  return {
    x,
    y,
    width: Math.max(1, Math.min(frame.width, area.x1 + 2) - x),
    height: Math.max(1, Math.min(frame.height, area.y1 + 2) - y),
  };
}

/** The atom's box in a drawing. */
export function pixelsOf(atom: AtomPlace, { frame, area, scale }: View, { width, height }: Rendering): PixelBox {
  // If a font gives a letter no extent, its box does not show where the letter is drawn.
  const around = atom.blank ? unknownExtent : 0;
  return pixelBox(
    { left: atom.left - around, bottom: atom.bottom - around, right: atom.right + around, top: atom.top + around },
    { frame, area, scale },
    { width, height },
  );
}

/** Converts a rectangle from the page's own space to a drawing. */
export function pixelBox(
  bounds: Bounds,
  { frame, area, scale }: View,
  { width, height }: Pick<Rendering, 'width' | 'height'>,
): PixelBox {
  const box = toShownBox(frame, bounds.left, bounds.bottom, bounds.right, bounds.top);
  return {
    x0: Math.max(0, Math.floor((box.x0 - area.x) * scale)),
    x1: Math.min(width, Math.ceil((box.x1 - area.x) * scale)),
    y0: Math.max(0, Math.floor((box.y0 - area.y) * scale)),
    y1: Math.min(height, Math.ceil((box.y1 - area.y) * scale)),
  };
}
