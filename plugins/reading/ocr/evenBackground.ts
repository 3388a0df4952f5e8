import { findGround, squareSide } from './findGround.ts';

/** Strength of text is measured over the squares up to this far around. */
const reach = 5;
/** Less difference from the background than this is paper and noise, no text. */
const leastContrast = 48;
/** Faint text, such as grey headings, is made this much stronger at most, all other text at least so much. */
const gains = { least: 1.4, most: 3 };

/**
 * Makes text black on white wherever it stands: each pixel becomes its difference from the background around it. Shadows and coloured paper go,
 * light text on dark areas turns dark, and faint text strong; the recogniser knows but one threshold for the whole page.
 */
export function evenBackground(grey: Uint8Array, width: number, height: number): void {
  const across = Math.ceil(width / squareSide);
  const ground = findGround(grey, width, height);
  const beside = groundBeside(ground, across);
  const strongest = new Uint8Array(ground.length);
  forEachPixel(width, height, (at, square) => {
    const here = grey[at]!;
    const difference = Math.min(Math.abs(here - ground[square]!), Math.abs(here - beside[square]!));
    grey[at] = difference;
    if (difference > strongest[square]!) strongest[square] = difference;
  });
  const gain = gainsOf(strongest, across);
  forEachPixel(width, height, (at, square) => {
    grey[at] = Math.max(0, 255 - gain[square]! * grey[at]!);
  });
}

function forEachPixel(width: number, height: number, use: (at: number, square: number) => void): void {
  const across = Math.ceil(width / squareSide);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / squareSide) * across;
    for (let x = 0; x < width; x++, at++) use(at, row + Math.floor(x / squareSide));
  }
}

/** Where two areas meet, a square holds both: the background of its neighbours that differs most from its own is no text either. */
function groundBeside(ground: Uint8Array, across: number): Uint8Array {
  const steps = [-1, 1, -across, across, -across - 1, across + 1, 1 - across, across - 1];
  return ground.map((own, at) => {
    let far = own;
    for (const step of steps) {
      const other = ground[at + step] ?? own;
      if (Math.abs(other - own) > Math.abs(far - own)) far = other;
    }
    return far;
  });
}

/** How much stronger the text of each square has to be made, by the strongest text around it. */
function gainsOf(strongest: Uint8Array, across: number): Float32Array {
  const around = highest(highest(strongest, 1, across), across, strongest.length);
  return Float32Array.from(around, (contrast) =>
    contrast < leastContrast ? gains.least : Math.min(gains.most, Math.max(gains.least, 255 / contrast)),
  );
}

/** The highest value within reach of each, in steps of `step` and not out of its stretch of `length`. */
function highest(values: Uint8Array, step: number, length: number): Uint8Array {
  return values.map((_, at) => {
    const from = at - (at % length);
    let most = 0;
    for (let other = at - reach * step; other <= at + reach * step; other += step) {
      if (other >= from && other < from + length && values[other]! > most) most = values[other]!;
    }
    return most;
  });
}
