/** Below this contrast (WCAG's ratio, 1 to 21) a person sees nothing: #f0f0f0 on white is 1.14. */
const visibleContrast = 1.15;
/** Out of 255: a smaller difference between pixels is invisible (#efefef on white is 16). */
export const visibleStep = 18;

/** Cache: a document has a handful of colours, looked up at every word. */
const known = new Map<number, number>();
const maxKnown = 1000;

/** Relative luminance of a colour 0xRRGGBB, as WCAG 2 defines it. */
function luminance(colour: number): number {
  let value = known.get(colour);
  if (value === undefined) {
    value = computeLuminance(colour);
    if (known.size >= maxKnown) known.clear();
    known.set(colour, value);
  }
  return value;
}

function computeLuminance(colour: number): number {
  return 0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 0xff) + 0.0722 * linear(colour & 0xff);
}

function linear(channel: number): number {
  const value = (channel & 0xff) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Whether text of one colour is visible on a background of the other. Equal brightness in another hue counts as visible. */
export function isDistinguishable(text: number, background: number): boolean {
  const one = luminance(text);
  const two = luminance(background);
  if ((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) >= visibleContrast) return true;
  return [16, 8, 0].some((shift) => Math.abs(((text >> shift) & 0xff) - ((background >> shift) & 0xff)) > 48);
}
