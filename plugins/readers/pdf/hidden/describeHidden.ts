import type { HiddenText } from '../../../contract.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';
import { glyphText } from '../glyphs/glyphText.ts';
import { type PageFrame, shownBox } from '../glyphs/placeGlyphs.ts';
import type { HiddenAtom } from './findHidden.ts';

/** A finding quotes at most this much of the text. */
const maxLength = 2000;
/** The widest gap between letters of a word, as a share of their height. */
const widestGap = 0.2;

/** Merges neighbouring atoms, so that one hidden sentence is one finding. */
export function describeHidden(glyphs: Glyphs, atoms: readonly HiddenAtom[], frame: PageFrame, page: number): HiddenText[] {
  const found: HiddenText[] = [];
  let previous: HiddenAtom | null = null;
  for (const atom of atoms) {
    const text = glyphText(glyphs, atom.from, atom.to);
    if (text === '') continue;
    const last = found.at(-1);
    const joins = last !== undefined && previous !== null && previous.to === atom.from && previous.reason === atom.reason;
    if (joins && last.text.length < maxLength) {
      last.text += glyphs.spaceBefore[atom.from] === 1 || !touches(previous!, atom) ? ` ${text}` : text;
      extend(last, atom, frame);
    } else if (!joins) {
      found.push({ text, page, box: shownBox(frame, atom, page), reason: atom.reason });
    }
    previous = atom;
  }
  return found;
}

/** Needed because lines end without a space. */
function touches(one: HiddenAtom, two: HiddenAtom): boolean {
  const gap = Math.max(one.left, two.left) - Math.min(one.right, two.right);
  const rise = Math.max(one.bottom, two.bottom) - Math.min(one.top, two.top);
  return Math.max(gap, rise) < (one.top - one.bottom) * widestGap;
}

function extend(found: HiddenText, atom: HiddenAtom, frame: PageFrame): void {
  const one = found.box!;
  const two = shownBox(frame, atom, found.page);
  const x = Math.min(one.x, two.x);
  const y = Math.min(one.y, two.y);
  const right = Math.max(one.x + one.width, two.x + two.width);
  const bottom = Math.max(one.y + one.height, two.y + two.height);
  found.box = { page: found.page, x, y, width: round(right - x), height: round(bottom - y) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
