import type { HiddenReason } from '../../contract.ts';

/** Formatting that may hide a text; undefined: the default. */
export interface TextLook {
  /** In points. */
  size?: number;
  /** RRGGBB, capitals; 'AUTO' is black on light and white on dark. */
  colour?: string;
  /** RRGGBB behind the text; null: removed by 'auto'. */
  fill?: string | null;
  vanish?: boolean;
  /** Width of the letters in per cent of their natural one. */
  scale?: number;
  /** Width that the text is made to fit, in points. */
  fit?: number;
  /** Between letters, in points; negative: they overlap. */
  spacing?: number;
  /** Raised or lowered, in points. */
  raised?: number;
  font?: string;
}

/** Nobody can read text below this size, in points. */
const smallestSize = 2;
/** Letters squeezed to this per cent of their width are mere lines. */
const smallestScale = 10;
/** Difference of a colour channel that the eye does not notice. */
const sameChannel = 0x18;

/** Letters that overlap by this share of their size, or are raised by this many points, cannot be read. */
const mostOverlap = 0.4;
const farRaised = 100;
/** A letter narrower than this share of its size is a mere line. */
const leastWidth = 0.05;
/** Fonts whose letters are pictures or blank. */
const noLetters = /^(?:wingdings|webdings|symbol$|zapf ?dingbats|marlett|adobe ?blank)/i;
/** A single letter is a symbol. */
const anyLetters = /[\p{L}\p{N}]{2}/u;

/**
 * Why a person cannot see a text with this formatting; null when it is visible.
 *
 * @param backdrop the possible colours (RRGGBB) behind the text; null when unknown, and then no colour counts as invisible
 */
export function unseenReason(look: TextLook, text: string, backdrop: readonly string[] | null): HiddenReason | null {
  if (look.vanish === true) return 'vanish';
  if (isTiny(look, text)) return 'tiny';
  if (look.raised !== undefined && Math.abs(look.raised) > farRaised) return 'off-page';
  if (look.font !== undefined && noLetters.test(look.font) && anyLetters.test(text)) return 'invisible-mode';
  const behind = look.fill ? [look.fill] : backdrop;
  const { colour } = look;
  return behind !== null && isColour(colour) && behind.every((one) => sameColour(colour, one)) ? 'background-colour' : null;
}

function isTiny({ size = 10, scale = 100, fit, spacing = 0 }: TextLook, text: string): boolean {
  if (size < smallestSize || (scale > 0 && scale < smallestScale)) return true;
  if (fit !== undefined && fit < text.length * size * leastWidth) return true;
  return -spacing > size * mostOverlap && text.trim().length > 1;
}

function isColour(colour: string | undefined): colour is string {
  return colour !== undefined && /^[0-9A-F]{6}$/.test(colour);
}

export function sameColour(a: string, b: string): boolean {
  return [0, 2, 4].every(
    (at) => Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) <= sameChannel,
  );
}
