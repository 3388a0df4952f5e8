import type { HiddenReason } from '../../contract.ts';
import type { Look } from './look.ts';

/** Under this size, in points, nobody reads a text. */
const smallestSize = 2;
/** Letters of this share of their width, in per cent, are lines. */
const smallestScale = 10;
/** Difference of a colour channel that an eye does not notice. */
const sameChannel = 0x18;

/**
 * Why a person cannot see a text of this look, or null when one can.
 *
 * @param backdrop the colour behind the text (RRGGBB); null when it cannot be told, and then no colour counts as invisible
 */
export function unseenReason(look: Look, backdrop: string | null): HiddenReason | null {
  if (look.vanish === true) return 'vanish';
  if (look.size !== undefined && look.size < smallestSize) return 'tiny';
  if (look.scale !== undefined && look.scale > 0 && look.scale < smallestScale) return 'tiny';
  const behind = look.fill ?? backdrop;
  if (behind !== null && isColour(look.colour) && sameColour(look.colour, behind)) return 'background-colour';
  return null;
}

function isColour(colour: string | undefined): colour is string {
  return colour !== undefined && /^[0-9A-F]{6}$/.test(colour);
}

function sameColour(a: string, b: string): boolean {
  return [0, 2, 4].every(
    (at) => Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) <= sameChannel,
  );
}
