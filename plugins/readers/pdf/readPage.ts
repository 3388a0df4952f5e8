import type { HiddenText } from '../../contract.ts';
import type { Word } from '../../reading/layout/parts/word.ts';
import type { OpenPdf } from '../../reading/pdfium/openPdf.ts';
import type { Bounds, PaintedObjects } from './glyphs/collectObjects.ts';
import { decodeCyrillic } from './glyphs/decodeCyrillic.ts';
import { closeText, loadText } from './glyphs/loadText.ts';
import { markGarbled } from './glyphs/markGarbled.ts';
import { type PageFrame, placeGlyphs, shownBox } from './glyphs/placeGlyphs.ts';
import type { PdfTraits } from './glyphs/prescanStreams.ts';
import { readGlyphs } from './glyphs/readGlyphs.ts';
import type { FontCache } from './glyphs/readStyles.ts';
import { confirmHidden, type DrawingBudget } from './hidden/confirmHidden.ts';
import { describeHidden } from './hidden/describeHidden.ts';
import { findHidden } from './hidden/findHidden.ts';
import type { Aside } from './information/hiddenMetadata.ts';
import { type PageAnnotations, readAnnotations } from './information/readAnnotations.ts';
import { type LinkArea, readLinks } from './information/readLinks.ts';
import { readStructure } from './information/readStructure.ts';
import { needsRecognition } from './needsRecognition.ts';
import { buildWords } from './words/buildWords.ts';
import { markCells } from './words/markCells.ts';
import { markChips } from './words/markChips.ts';
import { markPaintedItems } from './words/paintedBullets.ts';
import { readTurnedText, type TurnedText } from './words/turnedText.ts';

/** The contents of a page before its lines are built. */
export interface PageContent {
  frame: PageFrame;
  words: Word[];
  turned: TurnedText[];
  links: LinkArea[];
  hidden: HiddenText[];
  asides: Aside[];
  characters: number;
  /** The page shows text but has no usable text layer. */
  textless: boolean;
}

export interface PageOptions {
  fonts: FontCache;
  traits: PdfTraits;
  budget: DrawingBudget;
  /** Maximum number of characters to read. */
  limit: number;
}

/** Reads page `index` (from 0). */
export function readPage(pdf: OpenPdf, index: number, { fonts, traits, budget, limit }: PageOptions): PageContent {
  const { pdfium } = pdf;
  const loaded = loadText(pdfium, pdf.document, index, traits);
  if (loaded === null) return emptyPage();
  const { page, textPage, painted, frame } = loaded;
  try {
    const glyphs = readGlyphs(pdfium, textPage, fonts, limit);
    decodeCyrillic(glyphs);
    const { places, alternatives, items } = readStructure(pdfium, page);
    const annotations = readAnnotations(pdfium, page);
    addCovers(painted, annotations.covers);
    const doubts = findHidden(glyphs, painted, frame);
    const atoms = confirmHidden(pdfium, { page, frame, glyphs, painted }, doubts, budget);
    const hidden = [...describeHidden(glyphs, atoms, frame, index + 1), ...loaded.replaced];
    const skip = new Uint8Array(glyphs.count);
    for (const atom of atoms) skip.fill(1, atom.from, atom.to);
    const garbled = markGarbled(glyphs, skip);
    const angles = placeGlyphs(glyphs, frame);
    const turned = readTurnedText(glyphs, angles, skip, places);
    const words = buildWords(glyphs, skip, places);
    markChips(words, [...painted.backdrops, ...painted.outlines], frame);
    markCells(words, painted.rules, frame);
    markPaintedItems(words, painted.backdrops, frame, items);
    const links = readLinks(pdfium, pdf.document, page, index + 1, frame);
    const length = lengthOf(words) + turned.reduce((sum, text) => sum + lengthOf(text.words), 0);
    const unseen = atoms.reduce((sum, atom) => sum + atom.to - atom.from, 0);
    const characters = { readable: length, unreadable: glyphs.count - unseen - length, hidden: unseen };
    const textless = garbled || needsRecognition(characters, painted, frame);
    const asides = [...alternatives.map((text) => describePicture(text, index + 1)), ...notesOf(annotations, frame, index + 1)];
    return { frame, words, turned, links, hidden, asides, characters: glyphs.characters, textless };
  } finally {
    closeText(pdfium, loaded);
  }
}

/** Annotations are painted last. */
function addCovers(painted: PaintedObjects, covers: readonly Bounds[]): void {
  for (const cover of covers) painted.backdrops.push({ ...cover, z: Number.POSITIVE_INFINITY, colour: -1, opaque: true });
  painted.annotated = covers.length > 0;
}

function describePicture(text: string, page: number): Aside {
  return { text, page, box: null, descriptive: true };
}

function notesOf({ texts }: PageAnnotations, frame: PageFrame, page: number): Aside[] {
  return texts.map(({ text, area }) => ({ text, page, box: shownBox(frame, area, page), descriptive: false }));
}

function emptyPage(): PageContent {
  const frame = { left: 0, bottom: 0, right: 0, top: 0, rotation: 0, width: 0, height: 0 };
  return { frame, words: [], turned: [], links: [], hidden: [], asides: [], characters: 0, textless: false };
}

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0);
}
