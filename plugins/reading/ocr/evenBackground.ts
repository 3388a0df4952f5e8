import { visibleStep } from '../shared/contrast.ts';
import { findGround, squareSide } from './findGround.ts';

/** Text strength is measured over squares up to this far away. */
const reach = 5;
/** A smaller difference from the background is paper and noise. */
const leastContrast = 48;
/** The most that faint text (grey headings) is strengthened, and the least for all other text. */
const gains = { least: 1.4, most: 3 };

/**
 * Makes all text black on white: each pixel becomes its difference from the background around it. Shadows and coloured paper disappear, light text on dark
 * areas turns dark, and faint text strong; the recogniser has only one threshold for the whole page. What no person can see disappears, because on an
 * otherwise empty page the recogniser would read it.
 */
export function evenBackground(grey: Uint8Array, width: number, height: number): void {
  const across = Math.ceil(width / squareSide);
  const ground = findGround(grey, width, height);
  const beside = groundBeside(ground, across);
  const strongest = new Uint8Array(ground.length);
  forEachPixel(width, height, (at, square) => {
    const here = grey[at]!;
    const difference = Math.min(Math.abs(here - ground[square]!), Math.abs(here - beside[square]!));
    grey[at] = difference < visibleStep ? 0 : difference;
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

/** A square where two areas meet holds both: its neighbours' background that differs most from its own is not text either. */
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

/** How much each square's text must be strengthened, from the strongest text around it. */
function gainsOf(strongest: Uint8Array, across: number): Float32Array {
  const around = highest(highest(strongest, 1, across), across, strongest.length);
  return Float32Array.from(around, (contrast) =>
    contrast < leastContrast ? gains.least : Math.min(gains.most, Math.max(gains.least, 255 / contrast)),
  );
}

/** The highest value within reach of each, in steps of `step` and within its row or column of `length`. */
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
