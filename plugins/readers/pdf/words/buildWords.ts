import type { Word } from '../../../reading/layout/parts/word.ts';
import { chainFrom } from '../glyphs/glyphChains.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';
import { glyphText, isIcon } from '../glyphs/glyphText.ts';
import type { StructurePlace } from '../information/readStructure.ts';

/** Positions within one piece of marked content follow the content stream. */
const orderStep = 100_000;

/**
 * Builds the words of the level text from the gaps between glyphs. `skip` marks glyphs to leave out (hidden or turned ones).
 * Glyphs must already be placed on the page as shown.
 */
export function buildWords(glyphs: Glyphs, skip: Uint8Array, structure: Map<number, StructurePlace>): Word[] {
  const words: Word[] = [];
  const places = orderPlaces(glyphs, structure);
  let from = 0;
  while (from < glyphs.count) {
    if (skip[from] === 1) {
      from++;
      continue;
    }
    let end = from + 1;
    while (end < glyphs.count && skip[end] === 0) end++;
    while (from < end) {
      const chain = chainFrom(glyphs, from, end);
      splitChain(glyphs, chain, places, words);
      from = chain.to;
    }
  }
  return words;
}

interface StylePlace extends StructurePlace {
  order: number;
}

/** The logical position of each style's text; content without one follows what was drawn before it. */
function orderPlaces(glyphs: Glyphs, structure: Map<number, StructurePlace>): StylePlace[] {
  let last: StructurePlace = { order: -1, heading: false, listItem: -1 };
  return glyphs.styles.map((style) => {
    const place = style.markedContent >= 0 ? structure.get(style.markedContent) : undefined;
    if (place === undefined) return { order: last.order, heading: false, listItem: -1 };
    last = place;
    return place;
  });
}

function splitChain(glyphs: Glyphs, chain: ReturnType<typeof chainFrom>, places: StylePlace[], words: Word[]): void {
  let start = chain.from;
  let space = glyphs.spaceBefore[start] === 1;
  for (let index = chain.from + 1; index <= chain.to; index++) {
    const ends = index === chain.to;
    const parts = !ends && partsWords(glyphs, index, chain);
    if (!ends && !parts && sameLook(glyphs, index)) continue;
    const word = makeWord(glyphs, start, index, places, space);
    if (word !== null) words.push(word);
    start = index;
    space = parts || (word === null && space);
  }
}

function partsWords(glyphs: Glyphs, index: number, chain: ReturnType<typeof chainFrom>): boolean {
  if (glyphs.spaceBefore[index] === 1 && !chain.spacesAreTracking) return true;
  if (isIcon(glyphs, index) || isIcon(glyphs, index - 1)) return true;
  const gap = glyphs.left[index]! - glyphs.right[index - 1]!;
  return gap > (changesColour(glyphs, index) ? chain.wordGap * colouredGapShare : chain.wordGap);
}

/** Between words of two colours, as in a name whose family name is darker, a gap this much narrower than another is enough. */
const colouredGapShare = 0.75;

function changesColour({ style, styles }: Glyphs, index: number): boolean {
  return styles[style[index]!]!.colour !== styles[style[index - 1]!]!.colour;
}

function sameLook(glyphs: Glyphs, index: number): boolean {
  const one = glyphs.style[index - 1]!;
  const two = glyphs.style[index]!;
  if (one === two) return true;
  const a = glyphs.styles[one]!;
  const b = glyphs.styles[two]!;
  return a.bold === b.bold && a.italic === b.italic;
}

function makeWord(glyphs: Glyphs, from: number, to: number, places: StylePlace[], spaceBefore: boolean): Word | null {
  const text = glyphText(glyphs, from, to);
  if (text === '') return null;
  const style = glyphs.styles[glyphs.style[from]!]!;
  const place = places[glyphs.style[from]!]!;
  let x0 = glyphs.left[from]!;
  let x1 = glyphs.right[from]!;
  for (let index = from + 1; index < to; index++) {
    x0 = Math.min(x0, glyphs.left[index]!);
    x1 = Math.max(x1, glyphs.right[index]!);
  }
  const baseline = glyphs.originY[from]!;
  const size = style.fontSize;
  return {
    text,
    x0,
    x1,
    top: baseline - size * 0.8,
    bottom: baseline + size * 0.22,
    baseline,
    size,
    bold: style.bold,
    italic: style.italic,
    lead: '',
    spaceBefore,
    order: (place.order + 1) * orderStep + from,
    heading: place.heading,
    listItem: place.listItem,
  };
}
