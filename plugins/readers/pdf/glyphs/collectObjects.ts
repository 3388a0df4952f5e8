import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';

/** A rectangle in PDF's page space (y grows upwards). */
export interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A painted object that may be behind or in front of text. */
export interface Backdrop extends Bounds {
  /** Position in painting order. */
  z: number;
  /** 0xRRGGBB; -1 for a picture or a shading, whose colours vary from place to place. */
  colour: number;
  opaque: boolean;
}

export interface PaintedText extends Bounds {
  object: number;
  z: number;
  /** What clips it; null when nothing does. */
  clip: Bounds | null;
  /**
   * The object, or a group that contains it, is transparent, masked, blended, on a layer, or clipped to a shape: only a drawing tells whether it
   * is visible.
   */
  veiled: boolean;
}

/** What is painted on a page, in painting order. */
export interface PaintedObjects {
  backdrops: Backdrop[];
  texts: Map<number, PaintedText>;
  /** Shapes that are drawn with a line and not filled. */
  outlines: Bounds[];
  /** Upright lines, such as those between the cells of a table. */
  rules: Bounds[];
  /** Number of points of all painted paths: letters drawn as shapes have many. */
  points: number;
  /** Cost of drawing the page, measured in letters that take as long. */
  cost: number;
  /** Text objects for which the document supplies a text (ActualText). */
  given: Set<number>;
  /** The page has annotations, which are drawn on top. */
  annotated: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];

const textType = 1;
const pathType = 2;
const imageType = 3;
const shadingType = 4;
const formType = 5;
const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** Drawings that are nested deeper or have more objects are pictures rather than pages. */
const maxDepth = 12;
const maxObjects = 60_000;
/** A line takes as long to draw as two letters, a picture or shading as long as a hundred. */
const lineCost = 2;
const pictureCost = 100;
const mostLetters = 300;
/** Lines and dots hide nothing. */
const minSide = 2;
/** An upright line beside text is at least this long. */
const leastRule = 6;
/** From this text rendering mode on, text clips what follows to its letters. */
const firstClipMode = 4;

interface Collector extends PaintedObjects {
  pdfium: Pdfium;
  z: number;
  layers: boolean;
  /** Text was painted that clips whatever is painted after it. */
  clipsToText: boolean;
}

/** @param layers whether the document has parts that can be switched off */
export function collectObjects(pdfium: Pdfium, page: number, layers: boolean): PaintedObjects {
  const collector: Collector = {
    pdfium,
    backdrops: [],
    outlines: [],
    rules: [],
    texts: new Map(),
    points: 0,
    cost: 0,
    given: new Set(),
    annotated: false,
    z: 0,
    layers,
    clipsToText: false,
  };
  const count = pdfium.call.FPDFPage_CountObjects!(page);
  for (let index = 0; index < count; index++)
    collect(collector, pdfium.call.FPDFPage_GetObject!(page, index), identity, 0, false);
  return collector;
}

function collect(collector: Collector, object: number, matrix: Matrix, depth: number, inVeiled: boolean): void {
  if (object === 0) return;
  if (collector.z++ > maxObjects) {
    collector.cost = Number.POSITIVE_INFINITY;
    return;
  }
  const { call } = collector.pdfium;
  const type = call.FPDFPageObj_GetType!(object);
  if (type === formType) {
    if (depth >= maxDepth) return;
    const inner = multiply(readMatrix(collector.pdfium, object), matrix);
    const transparent = inVeiled || collector.layers || call.FPDFPageObj_HasTransparency!(object) !== 0;
    const count = call.FPDFFormObj_CountObjects!(object);
    for (let index = 0; index < count; index++)
      collect(collector, call.FPDFFormObj_GetObject!(object, index), inner, depth + 1, transparent);
    return;
  }
  const bounds = readBounds(collector.pdfium, object, matrix);
  if (bounds === null) return;
  if (type === textType) {
    collector.cost += lettersIn(bounds);
    const unclear = inVeiled || call.FPDFPageObj_HasTransparency!(object) !== 0 || isLayered(collector, object);
    const clip = readClip(collector.pdfium, object, matrix);
    const veiled = unclear || collector.clipsToText || clip === 'a shape';
    // Pages have thousands of objects, and spreading one costs several times as much as naming its fields.
    const { left, bottom, right, top } = bounds;
    const shownClip = clip === 'a shape' ? null : clip;
    collector.texts.set(object, { left, bottom, right, top, object, z: collector.z, clip: shownClip, veiled });
    collector.clipsToText ||= call.FPDFTextObj_GetTextRenderMode!(object) >= firstClipMode;
  } else addBackdrop(collector, object, type, bounds);
}

/** Roughly the number of letters in a line of this size. */
function lettersIn({ left, right, bottom, top }: Bounds): number {
  const [width, height] = [right - left, top - bottom];
  return Math.min(mostLetters, 1 + (2 * Math.max(width, height)) / Math.max(1, Math.min(width, height)));
}

function isLayered({ pdfium, layers }: Collector, object: number): boolean {
  return layers && pdfium.call.FPDFPageObj_CountMarks!(object) > 0;
}

function addBackdrop(collector: Collector, object: number, type: number, bounds: Bounds): void {
  const points = type === pathType ? collector.pdfium.call.FPDFPath_CountSegments!(object) : 0;
  collector.points += points;
  collector.cost += type === pathType ? lineCost * points : pictureCost;
  const { left, bottom, right, top } = bounds;
  const [width, height] = [right - left, top - bottom];
  if (width < minSide && height >= leastRule) collector.rules.push(bounds);
  if (width < minSide || height < minSide) return;
  const { call, memory, scratch } = collector.pdfium;
  const at = scratch >> 2;
  if (type === imageType || type === shadingType) {
    collector.backdrops.push({ left, bottom, right, top, z: collector.z, colour: -1, opaque: true });
  } else if (type === pathType) {
    call.FPDFPath_GetDrawMode!(object, scratch, scratch + 4);
    if (memory.HEAP32[at] === 0) {
      if (memory.HEAP32[at + 1] !== 0) collector.outlines.push({ left, bottom, right, top });
      return;
    }
    if (!call.FPDFPageObj_GetFillColor!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return;
    const [red = 0, green = 0, blue = 0, alpha = 0] = memory.HEAP32.subarray(at, at + 4);
    const colour = (red << 16) | (green << 8) | blue;
    if (alpha > 0) collector.backdrops.push({ left, bottom, right, top, z: collector.z, colour, opaque: alpha > 229 });
  }
}

function readMatrix(pdfium: Pdfium, object: number): Matrix {
  const { call, memory, scratch } = pdfium;
  if (!call.FPDFPageObj_GetMatrix!(object, scratch)) return identity;
  const at = scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memory.HEAPF32.subarray(at, at + 6);
  return [a, b, c, d, e, f];
}

function multiply(one: Matrix, two: Matrix): Matrix {
  return [
    one[0] * two[0] + one[1] * two[2],
    one[0] * two[1] + one[1] * two[3],
    one[2] * two[0] + one[3] * two[2],
    one[2] * two[1] + one[3] * two[3],
    one[4] * two[0] + one[5] * two[2] + two[4],
    one[4] * two[1] + one[5] * two[3] + two[5],
  ];
}

function readBounds(pdfium: Pdfium, object: number, matrix: Matrix): Bounds | null {
  const { call, memory, scratch } = pdfium;
  if (!call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  const at = scratch >> 2;
  const view = memory.HEAPF32;
  return transform({ left: view[at]!, bottom: view[at + 1]!, right: view[at + 2]!, top: view[at + 3]! }, matrix);
}

function transform(bounds: Bounds, matrix: Matrix): Bounds {
  if (matrix === identity) return bounds;
  const { left, bottom, right, top } = bounds;
  const xs = [left, right, left, right].map((x, index) => x * matrix[0] + (index < 2 ? bottom : top) * matrix[2] + matrix[4]);
  const ys = [left, right, left, right].map((x, index) => x * matrix[1] + (index < 2 ? bottom : top) * matrix[3] + matrix[5]);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** The intersection of the object's clip paths; null when it has none, 'a shape' when one is not a rectangle. */
function readClip(pdfium: Pdfium, object: number, matrix: Matrix): Bounds | 'a shape' | null {
  const { call } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath!(object);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths!(clip);
  let shared: Bounds | null = null;
  for (let path = 0; path < paths; path++) {
    const bounds = readRectangle(pdfium, clip, path);
    if (bounds === null) return 'a shape';
    shared = shared === null ? bounds : intersect(shared, bounds);
  }
  return shared === null ? null : transform(shared, matrix);
}

/** The rectangle that the clip path forms; null when it is another shape. */
function readRectangle(pdfium: Pdfium, clip: number, path: number): Bounds | null {
  const { call, memory, scratch } = pdfium;
  const segments = call.FPDFClipPath_CountPathSegments!(clip, path);
  if (segments !== 4 && segments !== 5) return segments < 2 ? { left: 0, bottom: 0, right: 0, top: 0 } : null;
  const at = scratch >> 2;
  const points: number[] = [];
  for (let index = 0; index < 4; index++) {
    const segment = call.FPDFClipPath_GetPathSegment!(clip, path, index);
    if (segment === 0 || !call.FPDFPathSegment_GetPoint!(segment, scratch, scratch + 4)) return null;
    points.push(memory.HEAPF32[at]!, memory.HEAPF32[at + 1]!);
  }
  const [x0 = 0, y0 = 0, x1, y1, x2 = 0, y2 = 0, x3, y3] = points;
  const isRectangle = (x1 === x0 && y1 === y2 && x3 === x2 && y3 === y0) || (x1 === x2 && y1 === y0 && x3 === x0 && y3 === y2);
  return isRectangle
    ? { left: Math.min(x0, x2), right: Math.max(x0, x2), bottom: Math.min(y0, y2), top: Math.max(y0, y2) }
    : null;
}

function intersect(one: Bounds, two: Bounds): Bounds {
  return {
    left: Math.max(one.left, two.left),
    bottom: Math.max(one.bottom, two.bottom),
    right: Math.min(one.right, two.right),
    top: Math.min(one.top, two.top),
  };
}
