import type { HiddenReason } from '../../../contract.ts';
import { isDistinguishable } from '../../../reading/shared/contrast.ts';
import type { Backdrop, Bounds, PaintedObjects, PaintedText } from '../glyphs/collectObjects.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';
import type { PageFrame } from '../glyphs/placeGlyphs.ts';
import type { TextStyle } from '../glyphs/readStyles.ts';
import { findOverprinted } from './findOverprinted.ts';
import { findPressed } from './findPressed.ts';

/** Consecutive glyphs of one text object with no space between them. */
export interface Atom {
  from: number;
  to: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** The font may draw nothing for one of its letters. */
  blank: boolean;
}

/** An atom that is hidden, or may be (not `certain`): then only a drawing of the page can tell. */
export interface HiddenAtom extends Atom {
  object: number;
  reason: HiddenReason;
  certain: boolean;
  /** Its letters are drawn as lines or have outlines. */
  outlined: boolean;
}

/** Text under this size, in points, cannot be read. */
const tinySize = 2;
const invisibleMode = 3;
const clipMode = 7;
/** Out of 255: text this transparent leaves no visible mark. */
const faintAlpha = 26;
/** Letters squeezed to this share of their width are only lines. */
const squeezedShare = 0.1;
/** Damaged fonts may lack a hyphen or two: with fewer blank letters than this, a page does not use them to hide text. */
const fewestBlank = 5;
const white = 0xffffff;
/** In points; anything above the last band belongs to it. */
const bandHeight = 24;
const lastBand = 40;
/** A clip cuts into a text when it is narrower by more than this, in points. */
const sliver = 0.5;
/** A later object covers part of a text when it overlaps this share of the text's height, and more than an edge of its width. */
const coverHeight = 0.25;
const coverWidth = 0.5;

/** The text of the page that a person cannot see, judged by how it is painted. Glyphs must still be in PDF's page space. */
export function findHidden(glyphs: Glyphs, painted: PaintedObjects, frame: PageFrame): HiddenAtom[] {
  const hidden: HiddenAtom[] = [];
  const pressed = findPressed(glyphs, painted);
  const backdropsAt = inBands(painted.backdrops);
  const overprinted = findOverprinted(painted.texts.values());
  for (let from = 0; from < glyphs.count; ) {
    const atom = atomFrom(glyphs, from, pressed);
    const style = glyphs.styles[glyphs.style[from]!]!;
    const verdict = pressed[from] === 1 ? 'tiny' : certainReason(atom, style, frame);
    const y = (atom.bottom + atom.top) / 2;
    const doubt =
      verdict ?? doubtfulReason(atom, style, painted, backdropsAt(y)) ?? (overprinted.has(style.object) ? 'covered' : null);
    if (doubt !== null) hidden.push(hiddenAtom(atom, style, doubt, verdict !== null));
    from = atom.to;
  }
  const blank = hidden.filter((atom) => atom.blank && !atom.certain);
  const letters = blank.reduce((sum, atom) => sum + countLetters(glyphs, atom), 0);
  return letters >= fewestBlank ? hidden : hidden.filter((atom) => !blank.includes(atom));
}

/** Names the fields, because a page may have thousands of atoms, and spreading them takes several times as long. */
function hiddenAtom(atom: Atom, { object, outlined }: TextStyle, reason: HiddenReason, certain: boolean): HiddenAtom {
  const { from, to, left, bottom, right, top, blank } = atom;
  return { from, to, left, bottom, right, top, blank, object, reason, certain, outlined };
}

function countLetters(glyphs: Glyphs, { from, to }: Atom): number {
  let letters = 0;
  for (let index = from; index < to; index++) if (/[\p{L}\p{N}]/u.test(String.fromCodePoint(glyphs.codes[index]!))) letters++;
  return letters;
}

function atomFrom(glyphs: Glyphs, from: number, pressed: Uint8Array): Atom {
  const style = glyphs.style[from]!;
  const atom: Atom = {
    from,
    to: from + 1,
    left: glyphs.left[from]!,
    bottom: glyphs.bottom[from]!,
    right: glyphs.right[from]!,
    top: glyphs.top[from]!,
    blank: glyphs.styles[style]!.drawn || glyphs.blank[from] === 1,
  };
  const goesOn = (at: number) =>
    at < glyphs.count && glyphs.style[at] === style && glyphs.spaceBefore[at] === 0 && pressed[at] === pressed[from];
  while (goesOn(atom.to)) {
    const at = atom.to++;
    atom.left = Math.min(atom.left, glyphs.left[at]!);
    atom.right = Math.max(atom.right, glyphs.right[at]!);
    atom.bottom = Math.min(atom.bottom, glyphs.bottom[at]!);
    atom.top = Math.max(atom.top, glyphs.top[at]!);
    atom.blank ||= glyphs.blank[at] === 1;
  }
  return atom;
}

function certainReason(atom: Atom, style: TextStyle, frame: PageFrame): HiddenReason | null {
  if (style.mode === invisibleMode) return 'invisible-mode';
  if (style.fontSize < tinySize || style.stretch < squeezedShare) return 'tiny';
  const outside = atom.right < frame.left || atom.left > frame.right || atom.top < frame.bottom || atom.bottom > frame.top;
  return outside ? 'off-page' : null;
}

function doubtfulReason(
  atom: Atom,
  style: TextStyle,
  painted: PaintedObjects,
  backdrops: readonly Backdrop[],
): HiddenReason | null {
  if (style.alpha < faintAlpha || style.mode >= clipMode || style.outlined || atom.blank) return 'invisible-mode';
  const text = painted.texts.get(style.object);
  if (text === undefined) return null;
  if (isClipped(atom, text) || isCovered(atom, text, backdrops)) return 'covered';
  if (text.veiled) return 'invisible-mode';
  if (backdrops.length === 0) return style.colour >= 0 && isDistinguishable(style.colour, white) ? null : 'background-colour';
  const y = (atom.bottom + atom.top) / 2;
  // Text may begin on a dark shape and end beside it.
  const inset = Math.min(style.fontSize / 4, (atom.right - atom.left) / 2);
  for (const x of [atom.left + inset, (atom.left + atom.right) / 2, atom.right - inset])
    if (blendsIn(x, y, style, text, backdrops)) return 'background-colour';
  return null;
}

/** Indexes painted objects by height on the page, in painting order, so that not every word has to search a drawing of ten thousand shapes. */
function inBands<T extends Bounds>(painted: readonly T[]): (y: number) => readonly T[] {
  const band = (y: number) => Math.min(lastBand, Math.max(0, Math.floor(y / bandHeight))) || 0;
  const bands: T[][] = Array.from({ length: lastBand + 1 }, () => []);
  for (const one of painted) for (let index = band(one.bottom); index <= band(one.top); index++) bands[index]!.push(one);
  return (y) => bands[band(y)]!;
}

/** Whether part of the text is outside its clip. */
function isClipped(atom: Atom, { clip, left, right }: PaintedText): boolean {
  if (clip === null) return false;
  const middle = (atom.bottom + atom.top) / 2;
  const quarter = (atom.top - atom.bottom) / 4;
  return (
    Math.max(atom.left, left) < clip.left - sliver ||
    Math.min(atom.right, right) > clip.right + sliver ||
    middle - quarter < clip.bottom - sliver ||
    middle + quarter > clip.top + sliver
  );
}

/** Whether something opaque is painted over part of it. */
function isCovered(atom: Atom, text: PaintedText, backdrops: readonly Backdrop[]): boolean {
  const least = (atom.top - atom.bottom) * coverHeight;
  return backdrops.some((cover) => cover.z > text.z && cover.opaque && liesOver(cover, atom, coverWidth, least));
}

function liesOver(cover: Bounds, atom: Atom, width: number, height: number): boolean {
  return (
    Math.min(cover.right, atom.right) - Math.max(cover.left, atom.left) > width &&
    Math.min(cover.top, atom.top) - Math.max(cover.bottom, atom.bottom) > height
  );
}

/** Whether the text may have the same colour as its background at that point. */
function blendsIn(x: number, y: number, style: TextStyle, text: PaintedText, backdrops: readonly Backdrop[]): boolean {
  let beneath = false;
  for (let index = backdrops.length - 1; index >= 0 && !beneath; index--) {
    const backdrop = backdrops[index]!;
    if (backdrop.z >= text.z || x < backdrop.left || x > backdrop.right || y < backdrop.bottom || y > backdrop.top) continue;
    if (blends(style, backdrop)) return true;
    beneath = backdrop.opaque;
  }
  return style.colour < 0 || (!beneath && !isDistinguishable(style.colour, white));
}

/** On a picture any text may blend in. */
function blends(style: TextStyle, backdrop: Backdrop): boolean {
  if (backdrop.colour < 0) return true;
  return style.colour >= 0 && !isDistinguishable(style.colour, backdrop.colour);
}
