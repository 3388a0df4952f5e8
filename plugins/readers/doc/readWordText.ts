import type { HiddenText } from '../../contract.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import { characterList, paragraphList, readRuns } from './formattedRuns.ts';
import { readPieces } from './pieces.ts';
import { readFonts } from './readFonts.ts';
import { StoryReader } from './storyReader.ts';
import { readStyleSheet } from './styleSheet.ts';
import type { WordFormat } from './wordFormat.ts';
import { openWordStreams, type WordStreams } from './wordStreams.ts';

const characterPages = 0xfa;
const paragraphPages = 0x102;
const headerTable = 0xf2;
/** The first header stories are footnote separators; then each section has six. */
const separators = 6;
const footerStories = new Set([2, 3, 5]);

export interface WordText {
  lines: FlowLine[];
  hidden: HiddenText[];
}

/**
 * Reads a Word 97 document with its formatting: the header first (contacts are often there), then text boxes, the body, notes and the footer. Throws when
 * the file is damaged.
 */
export function readWordText(bytes: Buffer, limit: number): WordText {
  const streams = openWordStreams(bytes);
  const { lengths } = streams;
  const format: WordFormat = {
    pieces: readPieces(streams, limit),
    looks: readRuns(streams.main, streams.part(characterPages), characterList),
    layouts: readRuns(streams.main, streams.part(paragraphPages), paragraphList),
    style: readStyleSheet(streams),
    fonts: readFonts(streams),
  };
  const footnotes = lengths.body;
  const headers = footnotes + lengths.footnotes;
  const endnotes = headers + lengths.headers + lengths.comments;
  const boxes = endnotes + lengths.endnotes;
  const reader = new StoryReader(format);
  const stories = headerStories(streams, headers);
  for (const { from, to, footer } of stories) if (!footer) reader.read(from, to, 'header');
  reader.read(boxes, boxes + lengths.boxes + lengths.headerBoxes, 'body', true);
  reader.read(0, lengths.body, 'body');
  reader.read(footnotes, headers, 'body');
  reader.read(endnotes, boxes, 'body');
  for (const { from, to, footer } of stories) if (footer) reader.read(from, to, 'footer');
  return { lines: reader.lines, hidden: reader.hidden };
}

function headerStories(streams: WordStreams, start: number): { from: number; to: number; footer: boolean }[] {
  const plc = streams.part(headerTable);
  const places = Array.from({ length: plc.length >> 2 }, (_, index) => plc.readUInt32LE(index * 4));
  return places.slice(0, -1).flatMap((from, index) => {
    const to = Math.min(places[index + 1]!, streams.lengths.headers);
    return index < separators || to <= from
      ? []
      : [{ from: start + from, to: start + to, footer: footerStories.has((index - separators) % separators) }];
  });
}
