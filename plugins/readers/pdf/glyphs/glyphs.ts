import type { TextStyle } from './readStyles.ts';

/** The characters of a page in content order, as parallel arrays. Coordinates are PDF's own (y grows upwards). */
export interface Glyphs {
  count: number;
  /** Number of characters read, including spaces. */
  characters: number;
  codes: Uint32Array;
  left: Float32Array;
  right: Float32Array;
  bottom: Float32Array;
  top: Float32Array;
  originX: Float32Array;
  originY: Float32Array;
  /** Index into `styles`. */
  style: Uint32Array;
  /** 1 if there is a space character before the glyph. */
  spaceBefore: Uint8Array;
  /** 1 if the font draws nothing for the character. */
  blank: Uint8Array;
  styles: TextStyle[];
  /** The page separates its words with space characters. */
  typesSpaces: boolean;
}
