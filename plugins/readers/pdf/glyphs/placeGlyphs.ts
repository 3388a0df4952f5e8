import type { Box } from '../../../contract.ts';
import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import type { Glyphs } from './glyphs.ts';

/** The visible part of a page as displayed, after the page's own rotation. */
export interface PageFrame {
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** Clockwise quarter turns. */
  rotation: number;
  /** Size as displayed. */
  width: number;
  height: number;
}

export function readFrame(pdfium: Pdfium, page: number): PageFrame {
  const { call, memory, scratch } = pdfium;
  call.FPDF_GetPageBoundingBox!(page, scratch);
  const at = scratch >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.subarray(at, at + 4);
  const rotation = call.FPDFPage_GetRotation!(page) & 3;
  const turned = rotation % 2 === 1;
  const across = right - left;
  const down = top - bottom;
  return { left, bottom, right, top, rotation, width: turned ? down : across, height: turned ? across : down };
}

/** Converts a point from PDF's page space to distances from the top left corner of the displayed page. */
export function toShown(frame: PageFrame, x: number, y: number): { x: number; y: number } {
  switch (frame.rotation) {
    case 1:
      return { x: y - frame.bottom, y: x - frame.left };
    case 2:
      return { x: frame.right - x, y: y - frame.bottom };
    case 3:
      return { x: frame.top - y, y: frame.right - x };
    default:
      return { x: x - frame.left, y: frame.top - y };
  }
}

/** Converts a rectangle from PDF's page space to the displayed page. */
export function toShownBox(
  frame: PageFrame,
  left: number,
  bottom: number,
  right: number,
  top: number,
): { x0: number; y0: number; x1: number; y1: number } {
  const one = toShown(frame, left, bottom);
  const two = toShown(frame, right, top);
  return { x0: Math.min(one.x, two.x), y0: Math.min(one.y, two.y), x1: Math.max(one.x, two.x), y1: Math.max(one.y, two.y) };
}

/** The same as a box on page number `page`, rounded to a hundredth of a point. */
export function shownBox(
  frame: PageFrame,
  area: { left: number; bottom: number; right: number; top: number },
  page: number,
): Box {
  const { x0, y0, x1, y1 } = toShownBox(frame, area.left, area.bottom, area.right, area.top);
  const [x, y, width, height] = [x0, y0, x1 - x0, y1 - y0].map((value) => Math.round(value * 100) / 100) as [
    number,
    number,
    number,
    number,
  ];
  return { page, x, y, width, height };
}

/** Text closer to level than this is read as level: scans and fonts are never quite straight. */
const levelRadians = 0.12;

/**
 * Moves the glyphs to the displayed page: `left`, `right` and `originX` from its left edge, `originY`, `top` and `bottom` from its top edge.
 * @returns the angle of each style's text on the displayed page (radians, 0 for level text)
 */
export function placeGlyphs(glyphs: Glyphs, frame: PageFrame): Float64Array {
  const angles = new Float64Array(glyphs.styles.length);
  for (const [index, style] of glyphs.styles.entries()) {
    const angle = normalAngle(style.angle - (frame.rotation * Math.PI) / 2);
    angles[index] = Math.abs(angle) < levelRadians ? 0 : angle;
  }
  if (frame.rotation === 0) placeUnturned(glyphs, frame);
  else placeTurned(glyphs, frame);
  return angles;
}

function normalAngle(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function placeUnturned(glyphs: Glyphs, frame: PageFrame): void {
  for (let index = 0; index < glyphs.count; index++) {
    glyphs.left[index]! -= frame.left;
    glyphs.right[index]! -= frame.left;
    glyphs.originX[index]! -= frame.left;
    glyphs.originY[index] = frame.top - glyphs.originY[index]!;
    const top = frame.top - glyphs.top[index]!;
    glyphs.bottom[index] = frame.top - glyphs.bottom[index]!;
    glyphs.top[index] = top;
  }
}

function placeTurned(glyphs: Glyphs, frame: PageFrame): void {
  for (let index = 0; index < glyphs.count; index++) {
    const box = toShownBox(frame, glyphs.left[index]!, glyphs.bottom[index]!, glyphs.right[index]!, glyphs.top[index]!);
    const origin = toShown(frame, glyphs.originX[index]!, glyphs.originY[index]!);
    glyphs.left[index] = box.x0;
    glyphs.right[index] = box.x1;
    glyphs.top[index] = box.y0;
    glyphs.bottom[index] = box.y1;
    glyphs.originX[index] = origin.x;
    glyphs.originY[index] = origin.y;
  }
}
