import type { PaintedObjects } from './glyphs/collectObjects.ts';
import type { PageFrame } from './glyphs/placeGlyphs.ts';

/** A page number or a scanner's mark is not a text layer. */
const fewCharacters = 40;
/** Pictures that cover this share of the page may be a scan of it. */
const scanShare = 0.3;
/** The outlines of forty letters have more points than this, the ruled cells and rounded boxes of a page fewer. */
const manyPoints = 1000;

/** How many characters of a page can be read, are visible without saying which character they are, and are hidden. */
export interface PageCharacters {
  readable: number;
  unreadable: number;
  hidden: number;
}

/**
 * Whether the page shows text that is missing from its text layer: a scan, letters as outlines, or fonts that do not say which characters their
 * shapes are. Hidden text over a picture of any size may be the picture's; hidden text over an empty page is not asked about.
 */
export function needsRecognition(
  { readable, unreadable, hidden }: PageCharacters,
  painted: PaintedObjects,
  frame: PageFrame,
): boolean {
  if (readable > fewCharacters) return false;
  if (unreadable > fewCharacters || painted.points > manyPoints) return true;
  const pictures = painted.backdrops.filter(({ colour }) => colour < 0);
  if (hidden > fewCharacters && pictures.length > 0) return true;
  const covered = pictures.reduce((sum, { left, right, bottom, top }) => sum + (right - left) * (top - bottom), 0);
  return covered > Math.max(1, frame.width * frame.height) * scanShare;
}
