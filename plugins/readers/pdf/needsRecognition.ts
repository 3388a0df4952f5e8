import type { PaintedObjects } from './glyphs/collectObjects.ts';
import type { PageFrame } from './glyphs/placeGlyphs.ts';

/** A page number or a scanner's mark is not a text layer. */
const fewCharacters = 40;
/** A picture that covers this share of the page may be a scan of it. */
const scanShare = 0.3;
/** Text converted to outlines consists of hundreds of shapes. */
const manyObjects = 150;

/**
 * Whether the page shows text that is missing from its text layer: a scan, letters as outlines, or fonts that do not say which characters their
 * shapes are.
 */
export function needsRecognition(characters: number, unreadable: number, painted: PaintedObjects, frame: PageFrame): boolean {
  if (characters > fewCharacters) return false;
  if (unreadable > fewCharacters) return true;
  if (painted.count > manyObjects) return true;
  const page = Math.max(1, frame.width * frame.height);
  return painted.backdrops.some(
    ({ colour, left, right, bottom, top }) => colour < 0 && (right - left) * (top - bottom) > page * scanShare,
  );
}
