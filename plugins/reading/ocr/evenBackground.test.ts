import { describe, expect, it } from 'vitest';
import { evenBackground } from './evenBackground.ts';

const width = 400;
const height = 300;
/** A picture by its shades. */
const picture = (shade: (x: number, y: number) => number) =>
  Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width)));
/** Strokes three pixels wide, a row of them from y to y + 12. */
const isStroke = (x: number, y: number, from: number) => y >= from && y < from + 12 && x % 8 < 3;

describe('evenBackground', () => {
  it('turns light text on a dark area into dark text on white', () => {
    const grey = picture((x, y) => (x < 200 ? (isStroke(x, y, 100) && x > 40 && x < 160 ? 250 : 40) : 250));
    evenBackground(grey, width, height);
    expect(grey[20 * width + 100]).toBeGreaterThan(240);
    expect(grey[20 * width + 300]).toBeGreaterThan(240);
    expect(grey[105 * width + 81]).toBeLessThan(20);
    expect(grey[105 * width + 85]).toBeGreaterThan(240);
  });

  it('evens the shadow on a page and strengthens faint text', () => {
    const paper = (x: number) => 250 - Math.round(x / 4);
    const grey = picture((x, y) => (isStroke(x, y, 100) ? paper(x) - 90 : paper(x)));
    evenBackground(grey, width, height);
    for (const x of [81, 201, 321]) {
      expect(grey[20 * width + x]).toBeGreaterThan(225);
      expect(grey[105 * width + x]).toBeLessThan(80);
    }
  });

  it('leaves large letters whole', () => {
    const grey = picture((x, y) => (y >= 100 && y < 148 && x > 100 && x < 300 && x % 20 < 14 ? 10 : 250));
    evenBackground(grey, width, height);
    expect(grey[124 * width + 205]).toBeLessThan(20);
    expect(grey[90 * width + 205]).toBeGreaterThan(240);
  });
});
