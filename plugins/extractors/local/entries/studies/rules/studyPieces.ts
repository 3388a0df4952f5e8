import type { DocumentText } from '../../../../../contract.ts';
import { studyCommas } from '../../../../../knowledge/cues/studyCues.ts';
import { dateMasks } from '../../../annotate/dates/dateMasks.ts';
import { isFieldLabel, schoolLabelLength, studyLabelLength } from '../../../annotate/fieldLabels.ts';
import { findStudyDegrees } from '../../../annotate/findDegrees.ts';
import { schoolScore } from '../../../annotate/schoolScore.ts';
import type { LineView } from '../../../shared/lineView.ts';
import { type Piece, splitPieces } from '../../../shared/splitPieces.ts';
import type { TextSpan } from '../../../shared/textSpan.ts';
import type { Study } from './study.ts';
import { remarksOf } from './studyRemarks.ts';

/** "В 2010 году окончила Иркутский университет". */
const verb =
  /^(?:(?:в|in)\s)?(?:окончил[аи]?|закончил[аи]?|обучал(?:ся|ась)|учил(?:ся|ась)(?: в)?|graduated from|studied at|attended)\s+(?=\S)/iu;
const tail = /(?<![\s,;:|•·(«"“”»–—-])[\s,;:|•·(«"“”»–—-]+$/u;
/** "Secondary: Lincoln High School": the level of a school. */
const rung =
  /^(?:tertiary|secondary|elementary|primary|post-secondary|(?:senior |junior )?high|college|undergraduate|postgraduate|graduate|university)(?:\s(?:level|education|school))?\s*[:–—-]\s+(?=\p{L})/iu;

/** The text between two offsets of the document, without the punctuation and quotation marks around it; null if nothing is left. */
export function spanOf(document: DocumentText, start: number, end: number): TextSpan | null {
  const text = document.text.slice(start, end);
  const bare = text.replace(/^[\s,;:|•·)»"“”–—-]+/u, '').replace(tail, '');
  const closed =
    bare.lastIndexOf('«') > bare.lastIndexOf('»') && text[text.indexOf(bare) + bare.length] === '»' ? `${bare}»` : bare;
  const inner = /^«([^«»]*)»?$/u.exec(closed)?.[1] ?? closed;
  if (!inner) return null;
  const from = start + text.indexOf(inner);
  return { start: from, end: from + inner.length, text: inner };
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number } | null) =>
  b !== null && a.start < b.end && b.start < a.end;

export const withoutDegrees = (text: string): string =>
  findStudyDegrees(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** " / " separates degree and school, but not two degrees or two schools. */
function slashes(line: LineView): { start: number; end: number }[] {
  return [...line.text.matchAll(/(?<!\s)\s+\/\s+/gu)].flatMap(({ index, 0: mark }) =>
    schoolScore(line.text.slice(0, index)) > 0 !== schoolScore(line.text.slice(index + mark.length)) > 0
      ? [{ start: line.start + index, end: line.start + index + mark.length }]
      : [],
  );
}

/** One field of a study's text. */
export interface StudyPiece extends Piece {
  /** Whether a label marks it as the school: "Institution: Rutherford County Adult Education". */
  school: boolean;
}

function withoutLabel(piece: Piece): StudyPiece {
  const school = schoolLabelLength(piece.text) > 0;
  const length = studyLabelLength(piece.text) || ((rung.exec(piece.text) ?? verb.exec(piece.text))?.[0].length ?? 0);
  return { ...piece, start: piece.start + length, text: piece.text.slice(length), school };
}

/** The pieces of a study's lines, without dates, punctuation, remarks and labels. */
export function studyPieces(document: DocumentText, study: Study): StudyPiece[] {
  const dates = study.range ? dateMasks(document, study.range) : [];
  return study.header
    .flatMap((line) => splitPieces(document, line, [...dates, ...remarksOf(line, dates), ...slashes(line)]))
    .filter((piece) => /\p{L}/u.test(piece.text) && !isFieldLabel(piece.text))
    .map((piece) => withoutLabel(piece));
}

/** Splits a piece at commas, with offsets; "and" and brackets do not split. */
export function commaParts(document: DocumentText, piece: Piece | TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  let from = piece.start;
  for (const comma of [...piece.text.matchAll(new RegExp(String.raw`${studyCommas}`, 'gu')), null]) {
    const end = comma ? piece.start + comma.index : piece.start + piece.text.length;
    const span = spanOf(document, from, end);
    if (span) parts.push(span);
    if (comma) from = end + comma[0].length;
  }
  return parts;
}
