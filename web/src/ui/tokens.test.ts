import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const themes = { light: readTokens(':root {'), dark: readTokens(':root[data-theme="dark"] {') };
const hues = ['emerald', 'blue', 'yellow', 'gray', 'red'];

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  const ratio = (front: string, back: string) => contrast(tokens.get(front), tokens.get(back));
  const backs = ['canvas', 'surface', 'raised', 'sunken', 'hover'];

  it.each(backs)('has body text at 7:1 and muted and faint text at 4.5:1 on %s', (back) => {
    expect(ratio('text', back)).toBeGreaterThanOrEqual(7);
    expect(ratio('text-muted', back)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('text-faint', back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['canvas', 'surface', 'raised'])('draws meaningful lines and bars at 3:1 on %s', (back) => {
    expect(ratio('line-strong', back)).toBeGreaterThanOrEqual(3);
    expect(ratio('accent', back)).toBeGreaterThanOrEqual(3);
    for (const hue of hues) expect(ratio(`${hue}-solid`, back), hue).toBeGreaterThanOrEqual(3);
  });

  it('has status words at 4.5:1 on their own ground and on surfaces', () => {
    for (const hue of hues) {
      for (const back of [`${hue}-bg`, 'surface', 'raised', 'canvas'])
        expect(ratio(`${hue}-fg`, back), `${hue} on ${back}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has text on the accent, accent text on its soft ground and text in a mark at 4.5:1', () => {
    expect(ratio('accent-fg', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('accent-fg', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
    for (const back of ['accent-soft', 'surface', 'canvas', 'raised'])
      expect(ratio('accent-text', back), back).toBeGreaterThanOrEqual(4.5);
    expect(ratio('text', 'accent-soft')).toBeGreaterThanOrEqual(7);
    expect(ratio('text-muted', 'accent-soft')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('text', 'mark')).toBeGreaterThanOrEqual(7);
  });
});

it('names the same tokens in both themes', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
});

function readTokens(selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

/** WCAG contrast of two opaque oklch() colours. */
function contrast(front: string | undefined, back: string | undefined): number {
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance computed through OKLab and linear sRGB, clipped to the gamut, which is the worst that browsers do. */
function luminance(colour = ''): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/oklch\(([^)]+)\)/.exec(colour)?.[1] ?? '').split(/\s+/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
