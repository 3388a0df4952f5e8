import type { DocumentText } from '../../../../../../contract.ts';
import { headerNoise } from '../../../../../../knowledge/cues/jobEntryCues.ts';
import { dateMasks, durationLength, isDuration } from '../../../../annotate/dates/dateMasks.ts';
import { isFieldLabel, jobLabelLength } from '../../../../annotate/fieldLabels.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchPlace, matchTrailingPlace } from '../../../../annotate/matchPlace.ts';
import type { LineView } from '../../../../shared/lineView.ts';
import { type Piece, splitPieces } from '../../../../shared/splitPieces.ts';
import { isEmployerRemark } from '../segment/isEmployerRemark.ts';
import type { Entry } from '../segment/segmentEntries.ts';
import { subPiece } from './subPiece.ts';

const noise = new RegExp(String.raw`^(?:${headerNoise})$`, 'iu');
const lead =
  /^(?:at|@|в компании|with|(?:i\s+)?(?:am\s+|was\s+|have\s+)?(?:been\s+)?(?:work(?:ed|s|ing)?|employed|serv(?:ed|ing))\s+as(?:\s+an?)?)\s+(?=[\p{Lu}«"])/iu;

/** "Electrician, Briggs Contractors, Rotherham": an unlisted town in third place, after a title and an employer. */
function thirdPart(text: string): { start: number; end: number } | null {
  const parts = /^([^,]+), ([^,]+), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?)$/u.exec(text);
  if (!parts?.[1] || !parts[2] || !parts[3]) return null;
  const town = titleScore(parts[3]) < 1 && companyScore(parts[3]) < 0.8;
  const known = titleScore(parts[1]) >= 1.4 && titleScore(parts[2]) < 1.4;
  return town && known ? { start: text.length - parts[3].length, end: text.length } : null;
}

export const isTown = (text: string) => companyScore(text) < 0.8 && titleScore(text) < 0.5;

/** A piece of a header. `town` marks a place even if no list contains it. */
export interface HeaderPiece extends Piece {
  town?: boolean;
}

const longestPlace = 5;
/** A longer text without a comma is an employer: "The court of the city and the region". */
export const isPlace = (text: string) =>
  matchPlace(text) !== null && (text.includes(',') || text.split(/\s+/).length <= longestPlace);

/** The place at the end of a text. In "Director, Grand Lumen, Singapore" the middle part is the employer, if no other line names one. */
function placeIn(text: string, alone: boolean): { start: number; end: number } | null {
  const place = matchTrailingPlace(text) ?? thirdPart(text);
  // "First Tax Office in Leeds" is a name; "Clerk in Leeds" is a title and a place.
  const named = place && /\s(?:in|в)\s*$/u.test(text.slice(0, place.start)) && titleScore(text.slice(0, place.start)) < 1.2;
  if (!place || named) return null;
  if (!alone) return place;
  const [title, comma] = [text.slice(0, place.start).replace(/(?<![\s,])[\s,]+$/u, ''), text.indexOf(',', place.start)];
  const titled = !title.includes(',') && titleScore(title) >= 1.4;
  const known = comma < 0 || matchPlace(text.slice(place.start, comma)) !== null;
  return titled && !known ? { start: comma + 1, end: place.end } : place;
}

const slash = /(?:^|(?<!\s)\s+)\/(?:\s+|$)/gu;

/** "LUMEN AIRLINES / CABIN CREW / OCT 2017": splits a line with several slashes into fields. */
function splitSlashes(document: DocumentText, line: LineView, pieces: readonly Piece[]): readonly Piece[] {
  if ((line.text.match(slash)?.length ?? 0) < 2) return pieces;
  return pieces.flatMap((piece) => {
    const marks = [...piece.text.matchAll(slash)];
    const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
    const ends = [...marks.map((mark) => mark.index), piece.text.length];
    return starts
      .map((start, at) => subPiece(document, piece, piece.start + start, piece.start + ends[at]!))
      .filter(({ text }) => text !== '');
  });
}

/**
 * The fields in a header's lines: split at punctuation, gaps and changes of weight, with labels ("Company:") removed and trailing places as separate pieces.
 */
export function piecesOf(document: DocumentText, entry: Entry): HeaderPiece[] {
  const masks = entry.range ? dateMasks(document, entry.range) : [];
  const split = namingLines(entry).map((line) => splitSlashes(document, line, splitPieces(document, line, masks)));
  const alone = split.filter((pieces) => pieces.length > 0).length === 1;
  return split.flatMap((pieces) =>
    pieces.flatMap((piece) => {
      const label = lead.exec(piece.text)?.[0].length ?? jobLabelLength(piece.text);
      const stop = durationLength(piece.text) || Number(/(?:\p{Ll}{4}|\p{Ll}\))\.$/u.test(piece.text));
      const bare = label + stop > 0 ? subPiece(document, piece, piece.start + label, piece.end - stop) : piece;
      if (
        !bare.text ||
        isDuration(bare.text) ||
        noise.test(bare.text) ||
        isEmployerRemark(bare.text) ||
        isFieldLabel(bare.text) ||
        isPlace(bare.text)
      )
        return bare.text && isPlace(bare.text) ? [bare] : [];
      const place = placeIn(bare.text, alone);
      if (!place) return [bare];
      return [
        subPiece(document, bare, bare.start, bare.start + place.start),
        subPiece(document, bare, bare.start + place.start, bare.start + place.end),
      ].map((part, index) =>
        index === 0
          ? {
              ...part,
              text: part.text.replace(/(?:(?<!\s)\s+)?\($/, ''),
              end: part.end - (/(?:(?<!\s)\s+)?\($/.exec(part.text)?.[0].length ?? 0),
            }
          : { ...part, town: isTown(part.text) },
      );
    }),
  );
}

/**
 * The header lines that name the job. A date column beside the text may date a list item that only happens to be next to it. If the header does not begin with
 * a list item, its list items describe the job.
 */
function namingLines({ header }: Entry): Entry['header'] {
  const lines = header.filter(({ text }) => !isEmployerRemark(text));
  const named = lines.filter((line) => !line.listItem);
  return named.length > 0 && named[0] === lines[0] ? named : lines;
}

/** The header's other lines, which describe the job, without the dates beside them. */
export function narratedPieces(document: DocumentText, entry: Entry): Piece[] {
  const naming = new Set(namingLines(entry));
  const masks = entry.range ? dateMasks(document, entry.range) : [];
  return entry.header.filter((line) => !naming.has(line)).flatMap((line) => splitPieces(document, line, masks).slice(0, 1));
}
