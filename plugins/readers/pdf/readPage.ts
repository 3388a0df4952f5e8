import type { HiddenText } from '../../contract.ts';
import type { Word } from '../layout/word.ts';
import type { OpenPdf } from '../pdfium/openPdf.ts';
import { buildWords } from './buildWords.ts';
import { collectObjects } from './collectObjects.ts';
import { confirmHidden } from './confirmHidden.ts';
import { describeHidden } from './describeHidden.ts';
import { findHidden } from './findHidden.ts';
import { needsRecognition } from './needsRecognition.ts';
import { type PageFrame, placeGlyphs, readFrame } from './placeGlyphs.ts';
import { readGlyphs } from './readGlyphs.ts';
import { type LinkArea, readLinks } from './readLinks.ts';
import { readStructure } from './readStructure.ts';
import type { FontCache } from './readStyles.ts';
import { readTurnedText, type TurnedText } from './turnedText.ts';

/** What one page holds, before its lines are made. */
export interface PageContent {
  frame: PageFrame;
  words: Word[];
  turned: TurnedText[];
  links: LinkArea[];
  hidden: HiddenText[];
  characters: number;
  /** It shows text, but holds none. */
  textless: boolean;
}

/** Reads page `index` (from 0); at most `limit` characters of it. */
export function readPage(pdf: OpenPdf, index: number, fonts: FontCache, limit: number): PageContent {
  const { pdfium } = pdf;
  const page = pdfium.call.FPDF_LoadPage!(pdf.document, index);
  if (page === 0) return emptyPage();
  const textPage = pdfium.call.FPDFText_LoadPage!(page);
  try {
    const frame = readFrame(pdfium, page);
    const glyphs = readGlyphs(pdfium, textPage, fonts, limit);
    const structure = readStructure(pdfium, page);
    const painted = collectObjects(pdfium, page);
    const atoms = confirmHidden(pdfium, page, frame, findHidden(glyphs, painted, frame), painted);
    const hidden = describeHidden(glyphs, atoms, frame, index + 1);
    const skip = new Uint8Array(glyphs.count);
    for (const atom of atoms) skip.fill(1, atom.from, atom.to);
    const angles = placeGlyphs(glyphs, frame);
    const turned = readTurnedText(glyphs, angles, skip, structure);
    const words = buildWords(glyphs, skip, structure);
    const links = readLinks(pdfium, pdf.document, page, index + 1, frame);
    const length = lengthOf(words) + turned.reduce((sum, text) => sum + lengthOf(text.words), 0);
    const shown = glyphs.count - atoms.reduce((sum, atom) => sum + atom.to - atom.from, 0);
    const textless = needsRecognition(length, shown - length, painted, frame);
    return { frame, words, turned, links, hidden, characters: glyphs.characters, textless };
  } finally {
    pdfium.call.FPDFText_ClosePage!(textPage);
    pdfium.call.FPDF_ClosePage!(page);
  }
}

function emptyPage(): PageContent {
  const frame = { left: 0, bottom: 0, right: 0, top: 0, rotation: 0, width: 0, height: 0 };
  return { frame, words: [], turned: [], links: [], hidden: [], characters: 0, textless: false };
}

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0);
}
