import type { Glyphs } from './glyphs.ts';

/** Fewer letters tell nothing. */
const fewestLetters = 20;
/** Share of the accented letters that stand in words without others: next to none in a language of Latin letters. */
const leastShare = 0.5;
const shortestWord = 3;

const isAccented = (code: number) => code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7;
const isPlain = (code: number) => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** Ё, ё and № outside the alphabet's row: of TeX's encoding T2A and of Windows. */
const apart = new Map([
  [0x9c, 0x401],
  [0x153, 0x401],
  [0xa8, 0x401],
  [0xbc, 0x451],
  [0xb8, 0x451],
  [0x9d, 0x2116],
  [0xbe, 0xab],
  [0xbf, 0xbb],
]);

/**
 * Fonts that have Russian letters but call them by their codes show "Àíòîí" for "Антон": TeX's encoding T2A and that of Windows have the
 * alphabet where Latin-1 has accented letters. Gives the page's letters their meaning, if most accented letters stand in words without others.
 */
export function decodeCyrillic({ codes, count, spaceBefore }: Glyphs): void {
  let accented = 0;
  for (let at = 0; at < count; at++) if (isAccented(codes[at]!)) accented++;
  if (accented < fewestLetters) return;
  let whole = 0;
  for (let from = 0; from < count; ) {
    let to = from;
    let plain = 0;
    while (to < count && (isAccented(codes[to]!) || isPlain(codes[to]!)) && (to === from || spaceBefore[to] === 0)) {
      if (isPlain(codes[to]!)) plain++;
      to++;
    }
    const length = to - from;
    if (length >= shortestWord && plain === 0) whole += length;
    from = Math.max(to, from + 1);
  }
  if (whole < accented * leastShare) return;
  for (let at = 0; at < count; at++) {
    const code = codes[at]!;
    codes[at] = isAccented(code) || code === 0xd7 || code === 0xf7 ? code - 0xc0 + 0x410 : (apart.get(code) ?? code);
  }
}
