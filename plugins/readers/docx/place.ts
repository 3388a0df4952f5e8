import type { HiddenReason } from '../../contract.ts';
import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';

/** Why a paragraph is invisible whatever its formatting: line height, indents or frame. Null: it is visible. */
export interface Place {
  lines?: HiddenReason | null;
  indents?: HiddenReason | null;
  frame?: HiddenReason | null;
}

/** Lines lower than this, in twentieths of a point, show nothing. */
const flatLine = 40;
/** Wider than any margin, in twentieths of a point. */
const farOut = 7_000;
/** Width of an ordinary page in either orientation: a wider indent leaves it. */
const largestSide = 17_000;

/** Reads one element of a paragraph's or style's properties. */
export function applyPlace(place: Place, name: string, attributes: XmlAttributes): void {
  const { line, lineRule, h = '', w, hRule } = attributes;
  if (name === 'spacing' && line !== undefined) place.lines = lineRule === 'exact' && Number(line) < flatLine ? 'tiny' : null;
  else if (name === 'ind') place.indents = isFarOut(attributes) ? 'off-page' : null;
  else if (name === 'framePr') {
    const flat = (hRule === 'exact' && Number(h) < flatLine) || (w !== undefined && Number(w) < flatLine);
    place.frame = isFarOut(attributes) ? 'off-page' : flat ? 'tiny' : null;
  }
}

function isFarOut(attributes: XmlAttributes): boolean {
  const places = ['left', 'start', 'firstLine', 'x', 'y'].map((key) => Number(attributes[key] ?? 0));
  return places.some((place) => place < -farOut || place > largestSide);
}
